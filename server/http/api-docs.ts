import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequire } from 'node:module'
import path from 'node:path'
import { errorCodes } from '#domain/errors.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

const start = `window.addEventListener('load', () => SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api' }))\n`

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Store API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body>
    <main style="max-width: 60rem; margin: 2rem auto; font-family: sans-serif; padding: 0 1rem">
      <h1>Store API</h1>
      <div id="api"></div>
      <h2>Errors</h2>
      <p>An error is an RFC 9457 problem document with one of these codes.</p>
      <dl>${Object.entries(errorCodes)
        .map(
          ([code, { when, remedy }]) =>
            `<dt id="${code}"><code>${code}</code></dt><dd>${when} ${remedy}</dd>`,
        )
        .join('')}</dl>
    </main>
  </body>
</html>
`

/** The API reference at `/api/docs`; it loads nothing from other hosts. */
export function apiDocsRoutes(): Hono {
  const router = new Hono()
  router.get('/', (context) => context.html(page))
  router.get('/start.js', (context) => context.body(start, 200, { 'content-type': 'text/javascript' }))
  for (const file of files) router.get(`/${file}`, serveStatic({ path: path.join(folder, file) }))
  return router
}
