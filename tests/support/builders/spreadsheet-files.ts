import { strToU8, zipSync } from 'fflate'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An XLSX file of one sheet as spreadsheet programs write them: texts in a table of their own, empty cells left out. */
export function xlsxFile(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `${String.fromCodePoint(65 + column)}${row + 1}`
    if (value === '') return ''
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((each, column) => cell(each, row, column)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}"><sheets><sheet name="Sheet1" sheetId="1"/></sheets></workbook>`,
      ),
      'xl/sharedStrings.xml': strToU8(
        `<sst xmlns="${main}">${texts.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
      ),
    }),
  )
}

/** An ODS file of one sheet; the empty end of each row is repeated, as spreadsheet programs write it. */
export function odsFile(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number): string =>
    typeof value === 'number'
      ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
      : `<table:table-cell office:value-type="string"><text:p>${escape(value)}</text:p></table:table-cell>`
  const body = rows.map(
    (cells) =>
      `<table:table-row>${cells.map(cell).join('')}<table:table-cell table:number-columns-repeated="16380"/></table:table-row>`,
  )
  const namespaces = ['office', 'table', 'text']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ')
  return Buffer.from(
    zipSync({
      'content.xml': strToU8(
        `<office:document-content ${namespaces}><office:body><office:spreadsheet><table:table>${body.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    }),
  )
}

/** An XLSX file of a few kilobytes that unpacks to 200 MB. */
export function bombFile(): Buffer {
  const workbook = '<workbook><sheets><sheet name="Sheet1" sheetId="1"/></sheets></workbook>'
  const sheet = new Uint8Array(200_000_000).fill(32)
  return Buffer.from(
    zipSync({ 'xl/workbook.xml': strToU8(workbook), 'xl/worksheets/sheet1.xml': sheet }, { level: 9 }),
  )
}
