import { reasonText } from '#app/desk/kit/errors/reason-text.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowText } from '../../support/messages/import-texts.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import type { SavedPictureWire } from '#domain/catalogue/entries/picture-wire.ts'
import { zip } from '#server/gateways/sheets/write-xlsx.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { tinyPicture } from '../../support/catalogue/tiny-picture.ts'

type FileRefusal = { readonly code: string; readonly reasons: readonly Reason[] }

let desk: DeskApi
let send: (path: string, body: Uint8Array) => Promise<Response>

beforeAll(async () => {
  desk = await openDeskApi()
  send = fileSender(desk.as('owner').call)
})
afterAll(() => desk.api.close())

/** A PNG whose header claims another size than its data has. */
async function claiming(
  width: number,
  height: number,
  { bits, colours }: { readonly bits?: number; readonly colours?: number } = {},
): Promise<Buffer> {
  const png = Buffer.from(await tinyPicture())
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  if (bits !== undefined) png.writeUInt8(bits, 24)
  if (colours !== undefined) png.writeUInt8(colours, 25)
  // the header's checksum
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
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
const avif = (width: number, height: number, bitdepth: 8 | 12) =>
  sharp({ create: { width, height, channels: 3, background: '#876' } })
    .avif({ effort: 0, quality: 10, bitdepth })
    .toBuffer()
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
  'a PNG that claims 119 megapixels of 16 bits': () => claiming(11_900, 10_000, { bits: 16 }),
  'a PNG that claims 100 megapixels with transparency': () => claiming(10_000, 10_000, { colours: 6 }),
  'an AVIF of a few hundred bytes and 13 megapixels': () => avif(4_000, 3_250, 8),
  'an AVIF of 9 megapixels with 12 bits': () => avif(3_000, 3_000, 12),
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
    const problem = (await answer.json()) as FileRefusal
    expect([answer.status, problem.code]).toEqual([422, 'file-refused'])
    expect(problem.reasons.map(reasonText)).toEqual([expect.stringMatching(/^The file (is|has) .{10,}/)])
  },
)

test('[SAFE-01] [GOODS-02] a large picture of 16 bits is refused by its header, before it takes time', async () => {
  const { reasons } = await read<FileRefusal>(
    send('/api/desk/pictures', await claiming(11_900, 10_000, { bits: 16 })),
  )
  expect(reasons.map(reasonText)).toEqual([
    'The file has 119 megapixels of 16 bits, which is too much. Save it as JPEG, or make it smaller, and try again.',
  ])
})

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

const part = (sheet: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}) =>
  Buffer.from(
    zip({
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': sheet,
      ...more,
    }),
  )
const cells = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`
const inline = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
const header = `<row>${inline('name')}</row>`

const sheets: Readonly<Record<string, () => Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'a million rows': () => Buffer.from(`name\n${'a\n'.repeat(1_000_000)}`),
  'fifty thousand and one rows of a workbook': () => part(cells(header + '<row/>'.repeat(50_001))),
  'ten thousand columns': () => Buffer.from(`name${',a'.repeat(10_000)}\nx`),
  'a cell of a megabyte': () => Buffer.from(`name\n${'a'.repeat(1_000_000)}`),
  'a quotation mark that never ends': () => Buffer.from('name\n"open'),
  'a workbook that unpacks to 300 MB': () => part(Buffer.alloc(300_000_000, ' ')),
  'a workbook that lies about its size': () => {
    const bytes = part(Buffer.alloc(200_000_000, ' '))
    const entry = bytes.lastIndexOf('xl/worksheets/sheet1.xml')
    bytes.writeUInt32LE(10, entry - 22)
    return bytes
  },
  'a workbook with a billion laughs': () =>
    part(
      `<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;">]>${cells(`<row>${inline('&c;')}</row>`)}`,
    ),
  'a workbook with a file of the server': () =>
    part(`<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${cells(`<row>${inline('&f;')}</row>`)}`),
  'a workbook with broken XML': () => part('<worksheet><sheetData><row>'),
  'a workbook without a sheet': () => Buffer.from(zip({ 'xl/workbook.xml': '<workbook/>' })),
  'a ZIP file of pictures': () => Buffer.from(zip({ 'a.png': 'PNG' })),
  'a ZIP file without a directory': () => Buffer.from('PK\u0003\u0004nothing here'),
  'half a workbook': () => part(cells(header)).subarray(0, 150),
  'a workbook whose directory points outside': () => {
    const bytes = part(cells(header))
    bytes.writeUInt32LE(0xfffffff0, bytes.length - 6)
    return bytes
  },
  'a small workbook whose cells all show one long text': () =>
    part(cells(header + `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(200)), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(32_000)}</t></si></sst>`,
    }),
  'a workbook whose merged cells all show one long text': () =>
    part(
      `<worksheet><sheetData>${header}<row r="2">${inline('a'.repeat(32_000))}</row><row r="40000">${inline('b')}</row></sheetData>` +
        '<mergeCells><mergeCell ref="A2:A40000"/></mergeCells></worksheet>',
    ),
  'a workbook of nested elements': () => part(cells('<a>'.repeat(100_000))),
  'a spreadsheet that repeats one row without end': () =>
    Buffer.from(
      zip({
        'content.xml':
          '<d><table:table><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="250">' +
          '<text:p>x</text:p></table:table-cell></table:table-row></table:table></d>',
      }),
    ),
  'nineteen megabytes of empty objects': () => Buffer.from(`[${'{},'.repeat(6_500_000)}{}]`),
  'a hundred thousand products of JSON': () => Buffer.from(`[${'{"id":"a"},'.repeat(100_000)}{}]`),
  'a product of JSON with a hundred thousand values': () =>
    Buffer.from(`[{"id":"a","productName":"A","variants":[${'1,'.repeat(100_000)}1]}]`),
  'an old Excel file': () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'a damaged text in UTF-8': () => Buffer.from('6e616d650ae282b920e282', 'hex'),
  'broken UTF-16': () => Buffer.from('fffe00d8', 'hex'),
  'a web page': () => Buffer.from('<html><table><tr><td>name</td></tr></table></html>'),
  'a PDF': () => Buffer.from('%PDF-1.7 %\u0000'),
  'a picture': () => Buffer.from('89504e470d0a1a0a', 'hex'),
  'a table without names': () => Buffer.from('Sona Putty,1180\nLohit Nails,118\n'),
  'a table with one column twice': () => Buffer.from('name,price,price\nX,1,2\n'),
  'a table of its header alone': () => Buffer.from('name,price\n'),
  'broken JSON': () => Buffer.from('[{"id":"a"'),
  'JSON of something else': () => Buffer.from('[{"colour":"red"}]'),
  'JSON of numbers': () => Buffer.from('[1,2,3]'),
  'JSON nested a million deep': () => Buffer.from('['.repeat(1_000_000)),
}

test.each(Object.entries(sheets))(
  '[GOODS-03] %s is refused as a table, with the reason, and nothing is done',
  async (_, make) => {
    const answer = await send('/api/desk/imports', make())
    const problem = (await answer.json()) as FileRefusal
    expect([answer.status, problem.code]).toEqual([422, 'file-refused'])
    expect(problem.reasons.map(reasonText)).toEqual([expect.stringMatching(/^The file .{8,}/)])
  },
)

/** Sheets that can be read, but hold what no product may have: every row is refused, with its reason. */
const rows: Readonly<Record<string, string>> = {
  'a price below nothing': 'name,hsn,price\nX,2523,-5\n',
  'a price without end': 'name,hsn,price\nX,2523,1e300\n',
  'a formula for a price': 'name,hsn,price\nX,2523,"=1+1"\n',
  'a script for a picture': 'name,hsn,price,pictures\nX,2523,5,javascript:alert(1)\n',
  'a page of another site for a picture': 'name,hsn,price,pictures\nX,2523,5,//evil.test/a.png\n',
  'a rate of a thousand percent': 'name,gst rate,price\nX,1000,5\n',
  'a name of a thousand letters': `name,hsn,price\n${'x'.repeat(1_000)},2523,5\n`,
  'a status that is none': 'name,hsn,price,status\nX,2523,5,secret\n',
  'price breaks that rise': 'name,hsn,price,from 1,price 1\nX,2523,5,10,6\n',
  'a quantity that is none': 'name,hsn,price,least quantity\nX,2523,5,many\n',
  'an id too long for an address': `id,name,price\n${'i'.repeat(300)},X,5\n`,
}

test.each(Object.entries(rows))('[GOODS-03] a row with %s is refused with its number', async (_, content) => {
  const answer = await send('/api/desk/imports', Buffer.from(content))
  const { report } = (await answer.json()) as CatalogueImport
  expect(report).toMatchObject({ added: 0, changed: 0, refused: 1, rows: [{ outcome: 'refused' }] })
  expect(rowText(report.rows[0])).toMatch(/^row 2: .{5,}/)
})
