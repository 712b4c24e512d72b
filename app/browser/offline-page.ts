const WORKER = '/desk-worker.js'
/** The name of the worker's cache, as in `public/desk-worker.js`. */
const CACHE = 'desk-page'
/** Time without loading, in milliseconds, after which the files of the page count as known. */
const QUIET_MS = 1_500

/**
 * Stores this page of the desk in the browser, so that it opens without a network, and calls `onOutdated` when the store has
 * a newer one. A newer page replaces the stored one. The result stops watching what the page loads.
 */
export function keepPageOffline(onOutdated: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const files = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = ({ data }: MessageEvent<{ readonly isOutdated?: boolean } | null>): void => {
    if (data?.isOutdated === true) onOutdated()
  }
  const tell = (): void => {
    serviceWorker.ready.then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of one's own has none
      ({ active }) => active?.postMessage({ files: [...files] }),
      () => {},
    )
  }
  const watching = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (isFile(name)) files.add(name)
    clearTimeout(timer)
    timer = setTimeout(tell, QUIET_MS)
  })
  serviceWorker.addEventListener('message', heard)
  // without a worker, as in some private windows, the page needs a network
  serviceWorker.register(WORKER, { scope: '/desk', updateViaCache: 'none' }).then(
    () => watching.observe({ type: 'resource', buffered: true }),
    () => {},
  )
  return () => {
    watching.disconnect()
    clearTimeout(timer)
    serviceWorker.removeEventListener('message', heard)
  }
}

/** Removes the page that is stored in this browser, and what opens it. */
export async function forgetOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
    await caches.delete(CACHE)
  } catch {
    // storage is disabled: nothing was stored
  }
}

function isFile(name: string): boolean {
  return name.startsWith(`${location.origin}/assets/`)
}
