import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxFile } from '../../tests/support/builders/spreadsheet-files.ts'
import type { SheetLimits } from './limits.ts'
import { readCsvTable, readFile } from './read-table.ts'

const limits: SheetLimits = {
  rows: 1_000,
  columns: 100,
  cells: 10_000,
  characters: 1_000_000,
  charactersOfCell: 32_767,
  unpacked: 10_000_000,
  parts: 100,
}

function rowsOf(file: string | Uint8Array): unknown {
  const read = readFile(typeof file === 'string' ? strToU8(file) : file, limits)
  return 'table' in read ? read.table.rows : readCsvTable(read.text, limits).rows
}

/** An archive of these parts; those of a workbook with one sheet unless they say otherwise. */
function archive(parts: Readonly<Record<string, string>>): Uint8Array {
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(packed))
}

const book = '<workbook><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>'
const sheetOf = (...cells: string[]) =>
  `<worksheet><sheetData><row>${cells.join('')}</row></sheetData></worksheet>`
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const odsOf = (cells: string) =>
  archive({
    'content.xml': `<d xmlns:text="t" xmlns:table="a" xmlns:office="o"><table:table table:name="S"><table:table-row>${cells}</table:table-row></table:table></d>`,
  })
const relations = (...parts: (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${parts.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`

const files: Readonly<Record<string, readonly [file: string | Uint8Array, cells: readonly string[]]>> = {
  'texts and numbers in CDATA': [
    archive({
      'xl/workbook.xml': book,
      'xl/worksheets/sheet1.xml': sheetOf(
        inline('<![CDATA[Nuts & bolts]]>'),
        '<c><v><![CDATA[382.5]]></v></c>',
        '<c t="s"><v>0</v></c>',
      ),
      'xl/sharedStrings.xml': '<sst><si><t><![CDATA[<10 mm]]></t></si></sst>',
    }),
    ['Nuts & bolts', '382.5', '<10 mm'],
  ],
  'parts under other names, which its relations tell': [
    archive({
      '_rels/.rels': relations(['a', 'officeDocument', '/xl/workbook2.xml']),
      'xl/workbook2.xml': book,
      'xl/_rels/workbook2.xml.rels': relations(
        ['r1', 'worksheet', '../sheets/first.xml'],
        ['r2', 'sharedStrings', './words.xml'],
        ['r3', 'styles', 'looks.xml'],
      ),
      'sheets/first.xml': sheetOf('<c t="s"><v>0</v></c>', '<c s="0"><v>0.18</v></c>'),
      'xl/words.xml': '<sst><si><t>Cement</t></si></sst>',
      'xl/looks.xml': '<styleSheet><cellXfs><xf numFmtId="9"/></cellXfs></styleSheet>',
    }),
    ['Cement', '18%'],
  ],
  'parts in other capitals': [
    archive({
      'xl/Workbook.xml': book,
      'xl/Worksheets/Sheet1.xml': sheetOf('<c t="s"><v>0</v></c>', inline('5')),
      'xl/SharedStrings.xml': '<sst><si><t>Cement</t></si></sst>',
    }),
    ['Cement', '5'],
  ],
  'the end of a large archive': [withEnd64(xlsxFile([['Cement', 382.5]])), ['Cement', '382.5']],
  'lines and tabs in a cell of OpenDocument': [
    odsOf(
      '<table:table-cell office:value-type="string"><text:p>Pipe<text:line-break/>ISI<text:tab/>20 mm</text:p></table:table-cell>',
    ),
    ['Pipe ISI 20 mm'],
  ],
  'values of OpenDocument that stand in attributes alone, and zeros before a number': [
    odsOf(
      '<table:table-cell office:value-type="string" office:string-value="Cement"/><table:table-cell office:value-type="float" office:value="402"><text:p>0402</text:p></table:table-cell>',
    ),
    ['Cement', '0402'],
  ],
  'spaces around quoted cells': [
    '1, "Cement, grey" ,"2523" , "1,250"\n',
    ['1', 'Cement, grey', '2523', '1,250'],
  ],
  'quotes behind spaces that are inches or names': [
    'Nipple, "A" grade, 1/2", "half\n',
    ['Nipple', ' "A" grade', ' 1/2"', ' "half'],
  ],
}

test.each(Object.entries(files))('[GOODS-03] a file with %s loses none of them', (_, [file, cells]) => {
  expect(rowsOf(file)).toEqual([cells])
})

test.each<[string, Uint8Array, string]>([
  [
    'whose texts are missing',
    archive({ 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': sheetOf('<c t="s"><v>3</v></c>') }),
    'file-texts-missing',
  ],
  [
    'in another encoding than it may have',
    archive({
      'xl/workbook.xml': book,
      'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="ISO-8859-1"?>${sheetOf(inline('Cafe'))}`,
    }),
    'file-xml-encoding',
  ],
  [
    'whose directory is said to lie outside',
    withEnd64(xlsxFile([['Cement', 5]]), 10_000_000n),
    'file-not-unpackable',
  ],
])('[GOODS-03] a workbook %s is refused, not read as far as it goes', (_, file, why) => {
  expect(() => rowsOf(file)).toThrow(why)
})

/** The same archive with count and place of its directory in an end of ZIP64 alone. */
function withEnd64(file: Buffer, start?: bigint): Uint8Array {
  const end = Buffer.from(file.subarray(file.length - 22))
  const far = Buffer.alloc(56)
  far.writeUInt32LE(0x06_06_4b_50, 0)
  far.writeBigUInt64LE(44n, 4)
  far.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32)
  far.writeBigUInt64LE(start ?? BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(file.length - 22), 8)
  end.writeUInt16LE(0xff_ff, 10)
  end.writeUInt32LE(0xff_ff_ff_ff, 16)
  return Buffer.concat([file.subarray(0, file.length - 22), far, locator, end])
}
