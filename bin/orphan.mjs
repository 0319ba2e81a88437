// npm and npx put a shell between them and us, and a signal to them ends that shell alone: what is left behind stops too.

/** Stops this process as SIGTERM would, once its parent is gone. */
export function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
