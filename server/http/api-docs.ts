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
    <title>The API of the store</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body>
    <main style="max-width: 60rem; margin: 2rem auto; font-family: sans-serif; padding: 0 1rem">
      <h1>The API of the store</h1>
      <div id="api"></div>
      <h2>Failures</h2>
      <p>A failure is an RFC 9457 problem document with one of these codes.</p>
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

/** The description of the API for people, at `/api/docs`; nothing of it is loaded from elsewhere. */
export function apiDocsRoutes(): Hono {
  const door = new Hono()
  door.get('/', (context) => context.html(page))
  door.get('/start.js', (context) => context.body(start, 200, { 'content-type': 'text/javascript' }))
  for (const file of files) door.get(`/${file}`, serveStatic({ path: path.join(folder, file) }))
  return door
}
