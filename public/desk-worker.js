// Opens the driver's page without a network. app/browser/offline-page.ts registers it and says which files the page consists of.

const KEPT = 'desk-page'
const PAGE = '/desk/my-trip'
/** A network that has not begun to answer by then counts as none. */
const SLOW_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keep(event.data.files, event.source))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (/^\/desk(\/my-trip)?\/?$/.test(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(openFile(request))
  }
})

/** The page of the store; the one that was kept only while the store cannot be reached. */
async function openPage(request) {
  const late = new Promise((resolve) => setTimeout(() => resolve(null), SLOW_MS))
  const asked = fetch(request)
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer !== null && answer.status < 500) return answer
  const kept = await caches.match(PAGE, { cacheName: KEPT })
  return kept ?? answer ?? asked
}

/** Files never change under their names. */
async function openFile(request) {
  return (await caches.match(request.url, { cacheName: KEPT })) ?? fetch(request)
}

/** Keeps the page with its files, in place of what was kept before. A page of an earlier build is told so instead. */
async function keep(files, client) {
  const page = await fetch(PAGE, { cache: 'reload' }).catch(() => null)
  if (page === null || !page.ok || page.redirected) return
  const html = await page.clone().text()
  const manifest = files.find((file) => /\/assets\/manifest-[\w-]+\.js$/.test(file))
  if (manifest === undefined) return
  if (!html.includes(new URL(manifest).pathname)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of one's own has none
    client?.postMessage({ isOutdated: true })
    return
  }
  const cache = await caches.open(KEPT)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  try {
    await cache.addAll(files.filter((file) => !known.has(file)))
    await cache.put(PAGE, page)
  } catch {
    return // no room, or the network went: what was kept before is still whole
  }
  const own = new URL(PAGE, self.location.origin).href
  for (const url of known) if (url !== own && !files.includes(url)) await cache.delete(url)
}
