import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedPicture } from '#server/gateways/pictures/port.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { tinyPicture } from '../../support/catalogue/tiny-picture.ts'
import { startBucketServer, type BucketServer } from '../../support/process/bucket-server.ts'

let desk: DeskApi
let storage: BucketServer

beforeAll(async () => {
  storage = await startBucketServer()
  desk = await openDeskApi(storage.environment)
})
afterAll(async () => {
  await storage.close()
  await desk.api.close()
})

const add = async (background?: string) =>
  fileSender(desk.as('owner').call)('/api/desk/pictures', await tinyPicture(background))
const get = (path: string, headers: Record<string, string> = {}) => desk.api.call(path, { headers })

test('[GOODS-02] a picture that is kept in a bucket is served by the store, as AVIF where that is taken, and kept forever', async () => {
  const { url } = await read<SavedPicture>(add())
  const asWebp = await get(url)
  expect([asWebp.status, asWebp.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(Buffer.from(await asWebp.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  const asAvif = await get(url, { accept: 'image/avif,image/webp' })
  expect(asAvif.headers.get('content-type')).toBe('image/avif')
  for (const { headers } of [asWebp, asAvif]) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toContain('accept')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  const again = await get(url, { 'if-none-match': asWebp.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  // the same bytes have the same address
  expect((await read<SavedPicture>(add())).url).toBe(url)
})

test('[GOODS-02] a picture in a bucket is turned, and knows its original', async () => {
  const { url } = await read<SavedPicture>(add('#369'))
  const turned = await read<SavedPicture>(
    desk.as('owner').post('/api/desk/pictures/edit', { url, turn: 90, crop: null }),
  )
  expect([turned.width, turned.height]).toEqual([48, 64])
  const edit = await read<{ original: string }>(
    desk.as('owner').call(`/api/desk/pictures/edit?url=${encodeURIComponent(turned.url)}`),
  )
  expect(edit.original).toBe(url)
})

test('[SAFE-01] [DESK-05] no address leads to anything else in the bucket', async () => {
  for (const path of [
    '/media/pictures/0123456789abcdef0123456789abcdef-960.webp',
    '/media/pictures/0123456789abcdef0123456789abcdef.edit.json',
    '/media/pictures/%2e%2e/challans/a.webp',
    '/media/pictures/..%2fchallans%2fa.webp',
    '/media/challans/a.webp',
    '/media/pictures/',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('[GOODS-02] [SAFE-03] where the bucket is away, an upload says so and keeps nothing, what was served goes on, the rest is 503', async () => {
  const { url } = await read<SavedPicture>(add('#963'))
  await get(url)
  await storage.close()
  const refused = await add('#123')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'pictures-unavailable',
    reasons: [{ code: 'storage-failed', fault: 'cannot be reached' }],
  })
  expect(desk.api.warnings).toContainEqual({
    kind: 'pictures-unavailable',
    subject: 'cannot be reached',
    details: {},
  })
  expect((await get(url)).status).toBe(200)
  const other = await get('/media/pictures/fedcba9876543210fedcba9876543210-64.webp')
  expect([other.status, other.headers.get('retry-after'), other.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ])
})
