import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsText } from '#app/desk/kit/errors/finding-text.ts'
import { rowText } from '../../support/messages/import-texts.ts'
import type { CatalogueImport, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { openDeskApi, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

async function check(bytes: Uint8Array, query = ''): Promise<CatalogueImport['report']> {
  const answer = await fileSender(desk.as('owner').call)(`/api/desk/imports${query}`, bytes)
  const { report } = (await answer.json()) as CatalogueImport
  return report
}
const checkText = (text: string, query?: string) => check(Buffer.from(text), query)

/** A product as its row tells it: whether it is published, category, GST, then its sizes with their prices. */
function told(row: ImportRow): string {
  const { outcome, findings, changes } = row
  const text = rowText(row)
  if (outcome === 'refused') return `refused: ${text}`
  const facts = changes
    .filter(({ field }) => field !== 'hsn')
    .map(({ field, after }) =>
      field === 'status' && findings.length > 0
        ? `status: ${after}: ${findingsText(findings)}`
        : `${field}: ${after}`,
    )
    .toSorted()
  return `${text}; ${facts.join('; ')}`
}

const trap = (name: string) => [
  `${name}; 110 mm: unit piece, price with GST 236, MRP 260; GST rate: 18 %; category: zed-traps; status: published`,
]

/** Files as suppliers send them, and what becomes of their products. */
const files: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'apostrophe-thousands.csv': [
    /refused: row 2: “price with gst”: “12'500.00” is no amount.* might be 12500.00/,
  ],
  'space-thousands.csv': [/refused: row 2: “price with gst”.* might be 1250.50.*“mrp”.* might be 1400/],
  'indian-amounts.csv': [/Zed Door Lakh; GST rate: 18 %;.* price with GST 125000, MRP 140000/],
  'price-words.csv': [
    /row 2: “price with gst”: “Call” is not a number/,
    /row 3: “price with gst”: “-” is not a number/,
    /row 4: .*“250\/pc” is not a number. Is it 250\?/,
    /row 5: .*“1.2 lakh” is not a number. Is it 120000\?/,
    /row 9: .*“\(250\)” is below nothing/,
    /row 8: 17 % is none of your GST rates/,
    /Zed Word E; .*GST rate: 18 %/,
    /Zed Word F; .*GST rate: 18 %/,
  ],
  'date-sizes.xlsx': [/refused: row 2: “size” holds the date 2-Jan-2026/],
  'error-cells.xlsx': [
    /row 2: “price with gst” holds the error #N\/A/,
    /row 3: “name” holds the error #REF!/,
    /row 4: “size” holds the error #NAME\?/,
  ],
  'formula-no-cache.xlsx': [/row 2: “price with gst” holds a formula without its value/],
  'formula-cells.xlsx': [/price with GST 295, MRP 300/],
  'formula-names.csv': [
    /row 2: “name” holds a formula without its value \(=Zed Seal\)/,
    /row 5: “size” holds a formula/,
    /^\+Zed Plus; \+5: /,
    /^@Zed Home; @1: /,
    /^=Zed quoted; /,
  ],
  'yes-no.xlsx': [/row 2: the status is published, draft or archived/],
  'scientific.csv': [/row 2: “size id”: “8.90123E\+12” has lost digits/],
  'hsn-forms.csv': [
    /row 5: hsn must be 4, 6 or 8 digits/,
    /row 6: “hsn”: “9041100” is no HSN code: it has 7 digits. Is it 09041100\?/,
    /^Zed Hsn Dots/,
    /^Zed Hsn Float/,
    /^Zed Hsn Spaces/,
  ],
  'number-sizes.xlsx': [/Zed Num Bar; 0.5: .*; 10: .*; 8: unit rod, price with GST 300/],
  'fractions.csv': [/½": unit piece/, /¾": unit piece/, /Ø8: unit piece/],
  'inch-marks.csv': [
    /^Zed Nipple 1\/2" x 3"; 1\/2": /,
    /^Zed Nipple 3\/4" x 3"; 3\/4": /,
    /^Zed Nipple after/,
  ],
  'cp1252.csv': trap('Zed Trap 1252 ½ inch Ø20'),
  'cr-only.csv': trap('Zed Trap CR'),
  'semicolon.csv': trap('Zed Trap Semi'),
  'sep-directive.csv': trap('Zed Trap Sep'),
  'title-rows.csv': trap('Zed Trap Title'),
  'utf16.csv': trap('Zed Trap U16 ½ inch – ₹'),
  'utf16-nobom.csv': trap('Zed Trap U16n'),
  'first-sheet-cover.xlsx': trap('Zed Trap Cover'),
  'first-sheet-empty.xlsx': trap('Zed Trap Second'),
  'hidden-first.xlsx': trap('Zed Trap Visible'),
  'merged-category.xlsx': [
    /A; .*category: zed-merged-taps/,
    /B; .*category: zed-merged-taps/,
    /C; .*category: zed-merged-taps/,
  ],
  'group-heads.csv': [/^Zed Head Elbow; .*draft: it has no category/, /^Zed Head Tee; /],
  'dup-columns.csv': [/Zed Dup; .*status: draft: nobody has said what the column “Rate” is; it has no price/],
  'shopify-apostrophe.csv': [/Zed Shopify Valve; 15 mm: .*long: PN‑16\n¾" BSP/],
  'woo-amp.csv': [
    /Zed Woo Coupler; .*category: cpvc-upvc; long: 20 mm × 15 mm, up to 90°C – lead-free ½" thread/,
  ],
  'woo-comma.csv': [
    /Zed Woo Union; .*category: unions/,
    /Cream, gloss: .*; White, matt: SKU Z3-1, price with GST 900/,
  ],
  'woo-hidden.csv': [/status: draft: it is hidden .*; it is out of stock/],
  'woo-sale-ended.csv': [/price with GST 7999$/],
  'woo-three-levels.csv': [/Zed Woo Deep; .*category: zed-cpvc-pipes/],
  'woo-any-variation.csv': [/Zed Woo Any; 1 L: price with GST 300; .*draft: sizes that are not published/],
}

test.each(Object.entries(files))(
  '[GOODS-03] %s gives its right values, or a clear refusal',
  async (file, expected) => {
    const { rows } = await check(await readFile(`tests/fixtures/sheets/${file}`))
    const products = rows.filter(
      ({ outcome, collection }) => outcome === 'refused' || collection === 'products',
    )
    const texts = products.map(told)
    expect(texts).toHaveLength(expected.length)
    const wrong = texts.filter((text, index) => {
      const one = expected[index] ?? ''
      return typeof one === 'string' ? text !== one : !one.test(text)
    })
    expect(wrong).toEqual([])
  },
)

test('[GOODS-03] a file whose products are all refused makes nothing, not even their categories', async () => {
  const report = await checkText(
    'name,department,category,subcategory,gst rate,price\nX,Yard,Cordage,Rope,18,cheap\n',
  )
  expect(report).toMatchObject({ added: 0, changed: 0, refused: 1 })
  const { added } = await checkText(
    'name,category,subcategory,gst rate,price\nX,Cordage,Rope,18,cheap\nY,Netting,Net,18,10\n',
  )
  expect(added).toBe(3)
})

test('[GOODS-03] a rate of GST is one of the seller’s, in a sheet and in JSON', async () => {
  const rate = async (text: string) =>
    (await checkText(`name,category,hsn,gst rate,price\nX,Ropes,7317,${text},118\n`)).rows.map(told)[0]
  expect(await rate('0.18')).toContain('0.18 % is none of your GST rates')
  expect(await rate('0.18')).toContain('Is it 18 %?')
  expect(await rate('1800')).toContain('must be a percentage')
  expect(await rate('9+9')).toContain('is no rate of GST')
  const document = { id: 'rate', productName: 'Rate', gstRate: 0.18, subCategoryRow: [], variants: [] }
  const { rows } = await checkText(JSON.stringify([document]))
  expect(rows.map(told)).toEqual([expect.stringContaining('0.18 % is none of your GST rates')])
})

test('[GOODS-03] the rate of GST is said once for a file, and products without one stay drafts until then', async () => {
  const sheet = 'name,category,hsn,price without gst\nBare rope,Ropes,,100\nGuessed rope,Ropes,7317,100\n'
  const before = await checkText(sheet)
  expect(before).toMatchObject({ refused: 1, unrated: { count: 2, rate: null } })
  expect(before.rows.map(told)).toContainEqual(expect.stringContaining('needs the rate of GST'))
  expect(before.rows.map(told)).toContainEqual(
    expect.stringContaining('draft: its GST of 18 % is only what is usual for its HSN code'),
  )
  const after = await checkText(sheet, '?gst=5')
  // the answer stands in the check, for whoever applies it
  expect(after.unrated).toMatchObject({ count: 2, rate: 5 })
  expect(after.rows.filter(({ collection }) => collection === 'products').map(told)).toEqual([
    expect.stringMatching(/Bare rope; GST rate: 5 %;.*status: published; variant 1: price with GST 105/),
    expect.stringMatching(/Guessed rope; GST rate: 5 %;.*status: published/),
  ])
  const refused = await fileSender(desk.as('owner').call)('/api/desk/imports?gst=17', Buffer.from(sheet))
  expect(refused.status).toBe(400)
})

test.each([
  [
    'Shopify',
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Published,Status\nbare-chain,Bare chain,Title,Default Title,118,true,active\nrated-chain,Rated chain,Title,Default Title,118,true,active\n',
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Tax class\n9001,simple,BC,Bare chain,1,1,118,Chains,\n9002,simple,RC,Rated chain,1,1,118,Chains,GST 12%\n',
  ],
])('[GOODS-03] the rate of GST is said once for an export of %s', async (name, sheet) => {
  const before = await checkText(sheet)
  const count = name === 'WooCommerce' ? 1 : 2
  expect(before.unrated).toMatchObject({ count, rate: null })
  const after = await checkText(sheet, '?gst=5')
  expect(after.unrated).toMatchObject({ count, rate: 5 })
  const rows = after.rows.map(told)
  expect(rows).toContainEqual(expect.stringMatching(/Bare chain;.*GST rate: 5 %/))
  expect(rows).toContainEqual(
    expect.stringMatching(
      name === 'WooCommerce' ? /Rated chain;.*GST rate: 12 %/ : /Rated chain;.*GST rate: 5 %/,
    ),
  )
})

test('[PRICE-07] [GOODS-03] a price that rises by more than half is held, as one that falls is', async () => {
  expect(await checkText('id,price with gst,mrp\ncement,38250,\n')).toMatchObject({ held: 1, changed: 0 })
  expect((await checkText('id,price with gst\ncement,"382,50"\n')).rows.map(told)).toEqual([
    expect.stringMatching(
      /“382,50” is no amount that is sure: it might be 382.50 with a decimal comma, or 38250/,
    ),
  ])
})
