// Finds a Chromium for the browser tests: CHROMIUM, then the PATH, then Debian's, then Playwright's own download.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * The Chromium of this machine, if it has one.
 * @returns {string | undefined}
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable)
}

/** Gets a Chromium if the machine has none; false when that fails. */
export function getChromium() {
  if (findChromium()) return true
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debian && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return true
  return run('npx', ['playwright', 'install', 'chromium'])
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}
