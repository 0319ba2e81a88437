// Firefox over WebDriver BiDi.
import { launch } from 'puppeteer-core'
import type { Kind } from './browser.ts'
import { program } from './browser.ts'

const path = program('firefox-esr', 'firefox')

export const firefox: Kind = {
  name: 'Firefox',
  needs: [path],
  packages: 'firefox-esr',
  async launch() {
    const browser = await launch({ browser: 'firefox', executablePath: path ?? '', headless: true, protocolTimeout: 0 })
    const page = await browser.newPage()
    page.setDefaultTimeout(0)
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      run: (job, argument) => page.evaluate(job as (argument: unknown) => unknown, argument) as never,
      close: () => browser.close(),
    }
  },
}
