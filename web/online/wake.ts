// A device that wakes up, or finds its network again, need not wait for the next try.
export function onWake(job: () => void): void {
  addEventListener('online', job)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') job()
  })
}
