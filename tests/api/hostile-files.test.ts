import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedPictureWire } from '#domain/catalogue/entries/picture-wire.ts'
import { errorCodeOf } from '../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../support/api/desk-api.ts'
import { fileSender } from '../support/api/send-file.ts'
import { tinyPicture } from '../support/catalogue/tiny-picture.ts'

let desk: DeskApi
let send: (path: string, body: Uint8Array) => Promise<Response>

beforeAll(async () => {
  desk = await openDeskApi()
  send = fileSender(desk.as('owner').call)
})
afterAll(() => desk.api.close())

/** A PNG whose header claims another size than its data has. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await tinyPicture())
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

const text = (content: string) => async () => Buffer.from(content, 'latin1')
/** A picture that does not compress. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
const jpeg = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer()

const pictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'an empty file': text(''),
  'an SVG with a script': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an SVG that begins with a comment': text('<!-- \x89PNG --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a page': text('<!doctype html><script>alert(1)</script>'),
  'a PDF': text('%PDF-1.7\n%\xe2\xe3\xcf\xd3'),
  'a program': text('MZ\x90\x00\x03\x00\x00\x00'),
  'a ZIP file': text('PK\x03\x04\x14\x00'),
  'a PostScript file': text('%!PS-Adobe-3.0 EPSF-3.0\n'),
  'a film': text('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00'),
  'a HEIC photo': text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'),
  'a GIF': async () =>
    sharp(await jpeg())
      .gif()
      .toBuffer(),
  'a TIFF': async () =>
    sharp(await jpeg())
      .tiff()
      .toBuffer(),
  'the beginning of a JPEG': async () => (await jpeg()).subarray(0, 200),
  'the first bytes of a JPEG': text('\xff\xd8\xff\xe0'),
  'the first bytes of a PNG': text('\x89PNG\r\n\x1a\n'),
  'the first bytes of a WebP': text('RIFF\x10\x00\x00\x00WEBPVP8 '),
  'the first bytes of an AVIF': text('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00'),
  'a PNG that claims 40 gigapixels': () => claiming(200_000, 200_000),
  'a PNG that claims 2 gigapixels of no height': () => claiming(2_000_000_000, 1),
  'a PNG of no width': () => claiming(0, 100),
  'a PNG with more rows than data': () => claiming(64, 9_000),
  'a PNG cut in half': async () => {
    const png = await noise(300).png().toBuffer()
    return png.subarray(0, png.length / 2)
  },
  'a picture of one pixel': () =>
    sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  'a JPEG that is text from its middle on': async () => {
    const photo = await noise(400).jpeg().toBuffer()
    return Buffer.concat([photo.subarray(0, 700), Buffer.from('<script>alert(1)</script>'.repeat(40))])
  },
}

test.each(Object.entries(pictures))(
  '[GOODS-02] %s is refused as a picture, with the reason',
  async (_, make) => {
    const answer = await send('/api/desk/pictures', await make())
    const problem = (await answer.json()) as { code: string; title: string }
    expect([answer.status, problem.code]).toEqual([422, 'file-refused'])
    expect(problem.title).toMatch(/^The file (is|has) .{10,}/)
  },
)

test('[GOODS-02] a picture that is a page at its end is kept without the page', async () => {
  const script = '<script>alert(1)</script>'
  const answer = await send(
    '/api/desk/pictures',
    Buffer.concat([await tinyPicture('#123'), Buffer.from(script)]),
  )
  const { url } = await read<SavedPictureWire>(Promise.resolve(answer))
  expect(url).toMatch(/^\/media\/pictures\/[\da-f]{32}-64\.webp$/)
})

test('[GOODS-02] a picture that is too large to be sent is refused before it is read', async () => {
  const answer = await send('/api/desk/pictures', new Uint8Array(40_000_001))
  expect([answer.status, await errorCodeOf(answer)]).toEqual([413, 'too-large'])
})

test('[GOODS-02] [STAFF-01] pictures are added by owner and manager, and by nobody else', async () => {
  const picture = await tinyPicture('#456')
  const tries = { owner: 200, manager: 200, counter: 403, packer: 403, driver: 403, accountant: 403 } as const
  for (const [role, status] of Object.entries(tries)) {
    const answer = await fileSender(desk.as(role as keyof typeof tries).call)('/api/desk/pictures', picture)
    expect([role, answer.status]).toEqual([role, status])
  }
  expect((await fileSender(desk.api.call)('/api/desk/pictures', picture)).status).toBe(401)
})
