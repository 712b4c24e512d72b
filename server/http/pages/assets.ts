import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import path from 'node:path'
import { AppError } from '#domain/errors.ts'
import type { Services } from '../../composition/services.ts'
import { languages, pathIn, splitLanguage } from '#domain/i18n/language.ts'
import { readOutlineName } from '#domain/catalogue/outline-address.ts'
import { buildFolder } from './build-folder.ts'
import { drawOutline } from '../shop/outline-svg.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

const rootFiles = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']

/** Service worker of the driver's page; asked for again each time, so that none of an earlier build stays. */
const WORKER = '/desk-worker.js'

/** The built scripts, styles and fonts, whose names change with their content, and the files of the root. */
export function staticAssets(home: string): Hono {
  const root = path.join(home, 'build/client')
  const files = new Hono()
  for (const language of languages) {
    const address = pathIn(language, '/assets/')
    const folder = path.join(home, buildFolder(language), 'client')
    files.get(
      `${address}*`,
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: keepAsset,
        rewriteRequestPath: (asked) => splitLanguage(asked).path,
      }),
    )
    files.all(`${address}*`, missing)
  }
  for (const file of rootFiles) {
    files.get(file, serveStatic({ path: path.join(root, file), onFound: cacheFor(A_DAY) }))
  }
  files.get(WORKER, serveStatic({ path: path.join(root, WORKER), onFound: cacheFor('no-cache') }))
  for (const file of [...rootFiles, WORKER]) files.all(file, missing)
  return files
}

/** Reads a picture that is not kept on the disk, as AVIF where that is taken; null for none. */
type ReadPicture = (
  name: string,
  takesAvif: boolean,
) => Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string } | null>

/**
 * The pictures of the demo catalogue, uploaded media, which lie on the disk unless they are to be read, and outlines that are
 * drawn from their address.
 */
export function mediaFiles(home: string, dataDir: string, readPicture: ReadPicture | null = null): Hono {
  const files = new Hono()
  files.get('/demo/pictures/*', serveStatic({ root: home, onFound: cacheFor(A_DAY) }))
  if (readPicture !== null) files.get('/media/pictures/*', servePicture(readPicture))
  // AVIF where the browser takes it, under the address that ends in .webp; both never change
  files.get('/media/pictures/*', async (context, next) => {
    const takesAvif = context.req.header('accept')?.includes('image/avif') === true
    return takesAvif ? avifPictures(dataDir)(context, next) : next()
  })
  files.get('/media/pictures/*', serveStatic({ root: dataDir, onFound: keepPicture }))
  files.get('/media/outlines/:name', (context) => {
    const dimensions = readOutlineName(context.req.param('name'))
    const drawn = dimensions === null ? null : drawOutline(dimensions)
    if (drawn === null) return missing()
    context.header('cache-control', A_DAY)
    context.header('content-type', 'image/svg+xml')
    context.header('x-content-type-options', 'nosniff')
    return context.body(drawn)
  })
  files.get(
    '/media/*',
    serveStatic({ root: dataDir, rewriteRequestPath: publicPath, onFound: cacheFor(A_DAY) }),
  )
  for (const file of ['/demo/pictures/*', '/media/*']) files.all(file, missing)
  return files
}

const servePicture =
  (read: ReadPicture) =>
  async (context: Context): Promise<Response> => {
    const name = context.req.path.slice('/media/pictures/'.length)
    const etag = `"${name}"`
    const takesAvif = context.req.header('accept')?.includes('image/avif') === true
    const kept = { 'cache-control': FOREVER, vary: 'accept', 'x-content-type-options': 'nosniff' }
    const picture = await read(name, takesAvif).catch((error: unknown) => {
      if (error instanceof AppError) return error
      throw error
    })
    if (picture === null) return missing()
    if (picture instanceof AppError)
      return new Response('Not now\n', {
        status: 503,
        headers: { 'retry-after': '10', 'cache-control': 'no-store' },
      })
    if (context.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: kept })
    return new Response(picture.bytes, { headers: { ...kept, etag, 'content-type': picture.type } })
  }

/** Answers with the preview of a picture, which never changes. */
export function servePreview(services: Pick<Services, 'pictures'>) {
  return async (context: Context): Promise<Response> => {
    const bytes = await services.pictures.readPreview(context.req.param('name') ?? '')
    return bytes === null
      ? missing()
      : new Response(bytes, { headers: { 'cache-control': FOREVER, 'content-type': 'image/jpeg' } })
  }
}

/** Pictures of signed challans lie among the media that processes share, and are for staff alone: nothing here leads to them. */
function publicPath(decoded: string): string {
  return /^[/\\]+media[/\\]+challans/i.test(decoded) ? '/media/none' : decoded
}

const avifPictures = (root: string) =>
  serveStatic({
    root,
    rewriteRequestPath: (url) => url.replace(/\.webp$/, '.avif'),
    onFound: keepPicture,
  })

function keepPicture(_: string, context: { header: (name: string, value: string) => void }): void {
  context.header('cache-control', FOREVER)
  context.header('vary', 'accept')
  context.header('x-content-type-options', 'nosniff')
}

/** A worker obeys the policy that comes with its own file: the reader of barcodes alone may run WebAssembly, and do nothing else. */
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

function keepAsset(file: string, context: { header: (name: string, value: string) => void }): void {
  context.header('cache-control', FOREVER)
  if (/[\\/]barcode-worker-[\w-]+\.js/.test(file)) context.header('content-security-policy', readerPolicy)
}

function cacheFor(age: string) {
  return (_: string, context: { header: (name: string, value: string) => void }): void =>
    context.header('cache-control', age)
}

function missing(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
