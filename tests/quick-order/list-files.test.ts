import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { sheetText } from '#search/quick-order/sheet-text.ts'
import { readCsvTable, readFile } from '#spreadsheets/files/read-table.ts'
import { uploadLimits } from '#server/gateways/sheets/limits.ts'

/** What a file of `tests/fixtures/sheets` orders, and what is told of its cells. */
async function read(name: string) {
  const file = readFile(new Uint8Array(await readBytes(`tests/fixtures/sheets/${name}`)), uploadLimits)
  if ('text' in file && !name.endsWith('.csv'))
    return { lines: file.text.text.trim().split(/\r?\n/), odd: [] }
  const { text, odd } = sheetText(('table' in file ? file.table : readCsvTable(file.text, uploadLimits)).rows)
  const lines = orderRows(text).rows.map(({ cells, text: written }) =>
    cells === null ? written : `${cells.name.replaceAll(/\s+/g, ' ')}: ${cells.count}`,
  )
  return { lines, odd: odd.map(({ odd: kind, row, text: shown }) => `row ${row}: ${kind} ${shown}`.trim()) }
}

test.each([
  ['qo-cp1252.csv', ['cpvc pipe 1/2 inch: 20', 'cpvc elbow 3/4 inch: 10'], []],
  ['qo-cr.csv', ['opc 53 cement: 50', 'ppc cement: 20'], []],
  ['qo-sep.csv', ['opc 53 cement: 50', 'ppc cement: 20'], []],
  ['qo-utf16.csv', ['opc 53 cement: 50'], []],
  ['qo-utf16.txt', ['OPC 53 cement 50 bags', 'TMT bar 12mm 20'], []],
  ['qo-date-column.xlsx', ['opc 53 cement: 50', 'tmt bar 12mm: 20'], []],
  [
    'qo-date-sizes.xlsx',
    ['cpvc elbow: 20', 'upvc pipe: 10'],
    ['row 2: date 2-Jan-2026', 'row 3: date 4-Mar-2026'],
  ],
  ['qo-decimal.xlsx', ['opc 53 cement: 12.5 bag', 'river sand: 0.5 brass', 'tmt bar 12mm: 1.25 ton'], []],
  ['qo-formula.xlsx', ['OPC 53 cement', 'ppc cement: 40'], ['row 2: formula']],
  ['qo-hidden-sheet.xlsx', ['opc 53 cement: 50'], []],
  ['qo-merged.xlsx', ['cpvc elbow 15 mm: 20', 'cpvc elbow 20 mm: 30'], []],
  ['qo-percent.xlsx', ['opc 53 cement: 50'], []],
  ['qo-tab-order.xlsx', ['opc 53 cement: 50'], []],
  ['qo-total.xlsx', ['opc 53 cement: 50', 'tmt bar 12mm: 20'], []],
])('[QO-03] %s gives its right lines, and tells what it leaves out', async (name, lines, odd) => {
  expect(await read(name)).toEqual({ lines, odd })
})

test('[GOODS-03] a cell of per cent is read as it is shown', async () => {
  const bytes = new Uint8Array(await readBytes('tests/fixtures/sheets/qo-percent.xlsx'))
  const file = readFile(bytes, uploadLimits)
  expect('table' in file ? file.table.rows[1] : null).toEqual(['OPC 53 cement', '50', '18%'])
})
