// `npm start` puts a shell between npm and us, and a signal to npm ends that shell alone: whoever is left behind stops too.

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
