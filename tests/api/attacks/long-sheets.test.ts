import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueImport, ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { onlyInFull } from '../../support/in-full.ts'

let desk: DeskApi
let send: (path: string, body: Uint8Array) => Promise<Response>

beforeAll(async () => {
  desk = await openDeskApi()
  send = fileSender(desk.as('owner').call)
})
afterAll(() => desk.api.close())

const sheet = (heads: string, rows: readonly string[]): Buffer => Buffer.from([heads, ...rows].join('\n'))
const many = (row: (number: number) => string): string[] => Array.from({ length: 320 }, (_, at) => row(at))
const long = (letters: number, of = 'ई'): string => of.repeat(letters)

const heads = Array.from({ length: 200 }, (_, at) => `${at} ${long(10_000)}`)

const sheets: Readonly<Record<string, readonly [Buffer, Partial<ImportReport>]>> = {
  'long texts where a price stands': [
    sheet(
      'name,gst rate,price with gst',
      many((at) => `P${at},18,"1${long(30_000, ' ')}x"`),
    ),
    { refused: 320, added: 0 },
  ],
  'long descriptions': [
    sheet(
      'name,gst rate,price with gst,hsn,description',
      many((at) => `P${at},18,118,2523,${long(2_000)}`),
    ),
    { refused: 0, added: 320 },
  ],
  'long names without a price': [
    sheet(
      'name,gst rate,price with gst',
      many((at) => `${at} ${long(9_000)},18,none`),
    ),
    { refused: 320, added: 0 },
  ],
  'long heads that nothing is known of': [
    sheet(['name,gst rate,price with gst', ...heads].join(','), ['P,18,118']),
    { refused: 0, added: 1 },
  ],
}

test.each(Object.entries(sheets))(
  '[GOODS-03] [SAFE-01] of a sheet with %s the desk is told as much as an answer holds',
  async (_, [bytes, expected]) => {
    expect((await send('/api/desk/imports/columns', bytes)).status).toBe(200)
    const answer = await send('/api/desk/imports', bytes)
    expect(answer.status).toBe(200)
    const { report } = (await answer.json()) as CatalogueImport
    expect(report).toMatchObject(expected)
    expect(report.rows.length).toBeGreaterThan(0)
  },
)

test('[GOODS-03] [SAFE-01] the newest twenty imports are listed however long they are', async () => {
  const [bytes] = sheets['long descriptions'] ?? []
  if (bytes === undefined) throw new Error('there is no such sheet')
  await send('/api/desk/imports?name=long', bytes)
  await sql`
    insert into catalogue_imports (id, at, actor, name, state, report)
    select gen_random_uuid(), at, actor, name, state, report from catalogue_imports, generate_series(1, 20)
    where name = 'long'`.execute(desk.api.database.queries)
  const { imports } = await read<{ imports: CatalogueImport[] }>(desk.as('owner').call('/api/desk/imports'))
  expect(imports).toHaveLength(20)
})

test.each(onlyInFull)(
  '[GOODS-03] [SAFE-01] an export of other software whose products share no attribute is refused',
  async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => `simple,P${row},10,Cement,a${row},1`)
    const names = 'Type,Name,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)'
    const answer = await send('/api/desk/imports', sheet(names, rows))
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'file-refused' }])
  },
)
