import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findingsText } from '#app/desk/kit/errors/finding-text.ts'
import { xlsxFile } from '../../tests/support/builders/spreadsheet-files.ts'
import type { SheetLimits } from '../files/limits.ts'
import { readCsvTable, readFile } from '../files/read-table.ts'
import { matchColumns } from './match-columns.ts'
import { productDoubts } from './product-doubts.ts'
import { readSheet } from './read-sheet.ts'
import { sheetForm } from './sheet-form.ts'
import { findTable } from './sheet-table.ts'

const limits: SheetLimits = {
  rows: 1_000,
  columns: 100,
  cells: 10_000,
  characters: 1_000_000,
  charactersOfCell: 32_767,
  unpacked: 10_000_000,
  parts: 100,
}

function tableOf(file: string | Uint8Array) {
  const read = readFile(typeof file === 'string' ? strToU8(file) : file, limits)
  return findTable(('table' in read ? read.table : readCsvTable(read.text, limits)).rows)
}

/** Outcome for the products of a file whose columns are as we guess: sizes with unit and price, or the refusal. */
function told(file: string | Uint8Array): string[] {
  const table = tableOf(file)
  const fields = matchColumns(table, null).columns.map(({ field }) => field)
  const sheet = readSheet(table, fields)
  if ('code' in sheet) return [sheet.code]
  return sheet.products.map((product) => {
    const read = sheetForm(product, null, ['any'])
    if ('refused' in read) return findingsText(read.refused)
    const { name, hsn, gstRate, variants } = read.form
    const sizes = variants.map(
      ({ options, unit, priceWithGst }) => `${options.join(' | ')} ${unit} ${priceWithGst}`,
    )
    const doubts = productDoubts(product, read.form).map((doubt) => findingsText([doubt]))
    return [`${name}, ${hsn}, ${gstRate} %`, ...sizes, ...doubts].map((text) => text.trim()).join('; ')
  })
}

const rates = (...cells: string[]) =>
  `Item,HSN,GST,Rate\n${cells.map((cell, index) => `P${index + 1},2523,18,"${cell}"\n`).join('')}`

/** Sheets of strangers, and what becomes of them. */
const sheets: Readonly<
  Record<string, readonly [file: string | Uint8Array, ...expected: (string | RegExp)[]]>
> = {
  'points between thousands': [
    rates('12.450', '1.250', '118.00', '0.850', '12.455'),
    'P1, 2523, 18 %; 12.450; “12.450” may be 12450, with a point between thousands',
    'P2, 2523, 18 %; 1.250; “1.250” may be 1250, with a point between thousands',
    'P3, 2523, 18 %; 118.00',
    'P4, 2523, 18 %; 0.850',
    'P5, 2523, 18 %; 12.455; “12.455” may be 12455, with a point between thousands',
  ],
  'signs of currency': [
    rates('Rs. 382/-', '₹ 1,24,500.00', 'INR 382.50', '$ 38'),
    'P1, 2523, 18 %; 382',
    'P2, 2523, 18 %; 124500.00',
    'P3, 2523, 18 %; 382.50',
    /row 5: .*“\$ 38” is not in rupees/,
  ],
  'units and words in prices': [
    rates('382.50 per bag', '382 + GST', '382-395', '10 nos', '382=00', 'On request'),
    /row 2: .*Is it 382.50\? Keep words and units out/,
    /row 3: .*Is it 382\?/,
    /row 4: .*“382-395” is not a number/,
    /row 5: .*“10 nos” is not a number/,
    /row 6: .*“382=00” is not a number/,
    /row 7: .*Leave the cell empty/,
  ],
  'negative prices': [
    rates('-5', '5-', '(5)', '−5'),
    /row 2: .*is below nothing/,
    /row 3: .*“5-” ends in a minus/,
    /row 4: .*is below nothing/,
    /row 5: .*is below nothing/,
  ],
  'a unit in the head and another in the row': [
    'Item,HSN,GST,Unit,Price (Rs/MT)\nA,7214,18,kg,52000\nB,7214,18,MT,52000\nC,7214,18,,52000\n',
    'row 2: the price is for one tonne, but the product is sold by the kg',
    'B, 7214, 18 %; MT 52000',
    'C, 7214, 18 %; tonne 52000',
  ],
  'prices of a hundred': [
    'Item,HSN,GST,Rate per 100 nos\nScrew,7318,18,120\n',
    'row 2: the price is for 100, not for one. Write the price of one',
  ],
  'a head that says “per unit”': [
    'Item,HSN,GST,Unit,Price per unit\nA,7214,18,kg,52\n',
    'A, 7214, 18 %; kg 52',
  ],
  'rates of GST in words and halves': [
    `Item,HSN,GST %,Rate\n${['18% (9+9)', 'Exempt', 'Nil', '18% (9+5)', '18 + 1 cess', '"18,00"', 'Inclusive']
      .map((cell, index) => `P${index + 1},2523,${cell},5\n`)
      .join('')}`,
    'P1, 2523, 18 %; 5',
    'P2, 2523, 0 %; 5',
    'P3, 2523, 0 %; 5',
    /row 5: .*“18% \(9\+5\)” is no rate of GST/,
    /row 6: .*“18 \+ 1 cess” is no rate/,
    /row 7: .*“18,00” is no rate/,
    /row 8: .*“Inclusive” is no rate/,
  ],
  'HSN with dots, words and without its zero': [
    'Item,HSN,GST,Rate\nA,2523.29.30,18,5\nB,HSN 2523,18,5\nC,904,18,5\nD,2523/3816,18,5\n',
    'A, 25232930, 18 %; 5',
    'B, 2523, 18 %; 5',
    /row 4: .*Is it 0904\?/,
    /row 5: .*is no HSN code/,
  ],
  'several sizes in one cell': [
    'Item,HSN,GST,Size,Rate\nTMT,7214,18,8mm/10mm/12mm,500\nBar,7214,18,"8, 10, 12 mm",500\nTile,6907,18,600x600/600x1200,50\n',
    'TMT, 7214, 18 %; 8mm/10mm/12mm  500; “8mm/10mm/12mm” may be several sizes in one cell',
    'Bar, 7214, 18 %; 8, 10, 12 mm  500; “8, 10, 12 mm” may be several sizes in one cell',
    'Tile, 6907, 18 %; 600x600/600x1200  50; “600x600/600x1200” may be several sizes in one cell',
  ],
  'sizes with signs that are one size': [
    'Item,HSN,GST,Size,Rate\nA,3917,18,½” x 3”,50\nB,3917,18,1/2",50\nC,3917,18,1 1/2 inch,50\nD,8544,18,3/20 mm,50\n',
    'A, 3917, 18 %; ½” x 3”  50',
    'B, 3917, 18 %; 1/2"  50',
    'C, 3917, 18 %; 1 1/2 inch  50',
    'D, 8544, 18 %; 3/20 mm  50',
  ],
  'quotes of inches that differ': [
    'Item,HSN,GST,Size,Rate\nNipple,3917,18,½” x 3”,50\nNipple,3917,18,"1/2"" x 3""",55\n',
    'row 3: the size “1/2" x 3"” stands in row 2 too',
  ],
  'a size twice with other prices': [
    'Item,HSN,GST,Size,Rate\nA,7214,18,8mm,500\nA,7214,18,8 MM,510\n',
    'row 3: the size “8 MM” stands in row 2 too',
  ],
  'heads in Hindi': [
    'क्रमांक,वस्तु का नाम,एचएसएन,जीएसटी,दर,इकाई\n1,सीमेंट,2523,18,३८२,बोरी\n',
    'सीमेंट, 2523, 18 %; बोरी 382',
  ],
  'spaces that do not break and marks that nobody sees': [
    '\u200eItem\u00a0,HSN ,GST\u00a0%, Rate \n\u200bZed\u00a0Cement,2523\u00a0,18\u00a0%,\u200e\u00a0382.50\u00a0\n',
    'Zed Cement, 2523, 18 %; 382.50',
  ],
  'totals, terms and thanks between and below': [
    'Item,HSN,GST,Qty,Rate,Amount\nA,2523,18,5,100,500\nSub Total,,,5,,500\nB,2523,18,1,10,10\nGrand Total (Rs.),,,6,,510\nE & OE,,,,,\nPrices ex works,,,,,\n',
    'A, 2523, 18 %; 100',
    'B, 2523, 18 %; 10',
  ],
  'ditto marks': [
    'Item,HSN,GST,Size,Rate\nPipe,3917,18,20mm,50\n-do-,-do-,-do-,25mm,60\n〃,ditto,”,32mm,-do-\n',
    'Pipe, 3917, 18 %; 20mm  50; 25mm  60; 32mm  60',
  ],
  'old and new prices': ['Item,HSN,GST,Old Rate,New Rate\nA,2523,18,382,390\n', 'A, 2523, 18 %; 390'],
  'what goods cost, and list prices': [
    'Item,HSN,GST,Cost Price,List Price\nA,2523,18,300,500\n',
    'A, 2523, 18 %; ; it has no price',
  ],
  'two prices that contradict each other': [
    'Item,HSN,GST,Price incl GST,Price excl GST\nA,2523,18,118,90\nB,2523,18,118,100\n',
    'row 2: 90 without GST is 106.20 with 18 %, not 118. Correct one of the prices, or the rate',
    'B, 2523, 18 %; 118',
  ],
  'two rows of heads': [
    xlsxFile([
      ['Item', 'Price', '', 'Tax', ''],
      ['', 'MRP', 'Net', 'HSN', 'GST'],
      ['A', 120, 100, '2523', 18],
    ]),
    'A, 2523, 18 %; 100',
  ],
  'bars between cells': ['Item|HSN|GST|Rate\nA|2523|18|1,180\n', 'A, 2523, 18 %; 1180'],
  'cells as long as books': [
    `Item,HSN,GST,Rate,Description\n${'x'.repeat(500)},2523,18,5,\nB,2523,18,5,${'y'.repeat(30_000)}\n`,
    'row 2: name is longer than 200 characters',
    'row 3: description is longer than 20000 characters',
  ],
}

test.each(Object.entries(sheets))(
  '[GOODS-03] a sheet with %s is read as it is meant, or refused by row',
  (_, [file, ...expected]) => {
    const found = told(file)
    expect(found).toHaveLength(expected.length)
    const wrong = found.filter((text, index) => {
      const one = expected[index] ?? ''
      return typeof one === 'string' ? text !== one : !one.test(text)
    })
    expect(wrong).toEqual([])
  },
)

describe('a file that only looks like a sheet', () => {
  const whole = xlsxFile([
    ['Item', 'Rate'],
    ['A', 5],
  ])
  const outside = zipSync({
    '../../etc/passwd': strToU8('root'),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="../../../etc/passwd"/></Relationships>',
    ),
  })
  const files: Readonly<Record<string, readonly [file: string | Uint8Array, why: string]>> = {
    'an old workbook, or a locked one': [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file-old-excel'],
    'a page called .xls': ['<html><table><tr><td>Item</td></tr></table></html>', 'file-web-page'],
    'a workbook of 2003 in XML': ['<?xml version="1.0"?><Workbook/>', 'file-web-page'],
    'a PDF of plain letters': ['%PDF-1.4\nname,price\n', 'file-pdf'],
    'a text document': ['{\\rtf1\\ansi name,price}', 'file-text-document'],
    'a Numbers document': [zipSync({ 'Index/Document.iwa': strToU8('x') }), 'file-numbers-document'],
    'a binary workbook': [zipSync({ 'xl/workbook.bin': strToU8('x') }), 'file-binary-workbook'],
    'a letter': [zipSync({ 'word/document.xml': strToU8('<w/>') }), 'file-no-workbook'],
    'a workbook whose end is missing': [whole.subarray(0, whole.length - 60), 'file-not-unpackable'],
    'a workbook whose sheet lies outside': [outside, 'file-sheet-missing'],
  }
  test.each(Object.entries(files))('[GOODS-03] %s is refused with what it is', (_, [file, why]) => {
    expect(() => tableOf(file)).toThrow(why)
  })

  test('[GOODS-03] a workbook in ZIP64, as programs write that pack while they write, is read', () => {
    expect(told(asZip64(whole))).toEqual(['A, ,  %; 5'])
  })
})

/** The same archive with the place of each part in a field of ZIP64. */
function asZip64(file: Buffer): Buffer {
  const end = file.length - 22
  const start = file.readUInt32LE(end + 16)
  const entries: Buffer[] = []
  for (let at = start; at < end;) {
    const length = 46 + file.readUInt16LE(at + 28)
    const entry = Buffer.from(file.subarray(at, at + length))
    const field = Buffer.alloc(28)
    field.writeUInt16LE(1, 0)
    field.writeUInt16LE(24, 2)
    for (const [index, place] of [24, 20, 42].entries()) {
      field.writeBigUInt64LE(BigInt(entry.readUInt32LE(place)), 4 + 8 * index)
      entry.writeUInt32LE(0xff_ff_ff_ff, place)
    }
    entry.writeUInt16LE(field.length, 30)
    entries.push(entry, field)
    at += length
  }
  const directory = Buffer.concat(entries)
  const tail = Buffer.from(file.subarray(end))
  tail.writeUInt32LE(directory.length, 12)
  return Buffer.concat([file.subarray(0, start), directory, tail])
}
