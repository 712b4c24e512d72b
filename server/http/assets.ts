import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import path from 'node:path'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

const rootFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/robots.txt',
  '/manifest.webmanifest',
]

/** Files: the built scripts, styles and fonts; the pictures of the demo catalogue; uploaded media; root files. */
export function assets(home: string, dataDir: string): Hono {
  const built = path.join(home, 'build/client')
  const files = new Hono()
  files.get(
    '/assets/*',
    serveStatic({
      root: built,
      precompressed: true,
      onFound: (_, context) => context.header('cache-control', FOREVER),
    }),
  )
  for (const file of rootFiles) {
    files.get(
      file,
      serveStatic({
        path: path.join(built, file),
        onFound: (_, context) => context.header('cache-control', A_DAY),
      }),
    )
  }
  files.get(
    '/demo/pictures/*',
    serveStatic({ root: home, onFound: (_, context) => context.header('cache-control', A_DAY) }),
  )
  files.get(
    '/media/*',
    serveStatic({ root: dataDir, onFound: (_, context) => context.header('cache-control', A_DAY) }),
  )
  files.all('/assets/*', missing).all('/demo/pictures/*', missing).all('/media/*', missing)
  for (const file of rootFiles) files.all(file, missing)
  return files
}

function missing(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
