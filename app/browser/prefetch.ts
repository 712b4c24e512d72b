/** Time for which a prefetched answer is used (server/http/pages/page-cache.ts), in milliseconds. */
const FRESH_MS = 30_000
/** Most fetches within that time: on sight, and in all. */
const MOST = { sight: 4, intent: 16 }

type Reason = keyof typeof MOST

const requested = new Map<string, number>()

/**
 * Lets the browser fetch what a tap would ask for. Does nothing where data is saved or the network is slow, for what was
 * fetched just now, and beyond a bound.
 */
export function prefetch(href: string, reason: Reason): void {
  if (!mayPrefetch()) return
  const now = Date.now()
  for (const [known, at] of requested) if (now - at > FRESH_MS) requested.delete(known)
  if (requested.has(href) || requested.size >= MOST[reason]) return
  requested.set(href, now)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = href
  document.head.append(link)
}

/** Tells whether the network is fast and data is not to be saved. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
