// Reads a chosen file outside of the page, so that a large one does not hold it, and with the limits of a phone.
import { sheetText } from '#search/quick-order/sheet-text.ts'
import { SheetError, type SheetLimits } from '#spreadsheets/files/limits.ts'
import { readCsvTable, readFile } from '#spreadsheets/files/read-table.ts'
import type { ListFile } from './read-list-file.ts'

const limits: SheetLimits = {
  rows: 5_000,
  columns: 300,
  cells: 200_000,
  characters: 2_000_000,
  charactersOfCell: 32_767,
  unpacked: 25_000_000,
  parts: 1_000,
}

type Request = { readonly bytes: ArrayBuffer; readonly isCsv: boolean }

addEventListener('message', ({ data: { bytes, isCsv } }: MessageEvent<Request>) => {
  postMessage(readList(new Uint8Array(bytes), isCsv))
})

function readList(bytes: Uint8Array, isCsv: boolean): ListFile {
  try {
    const file = readFile(bytes, limits)
    if ('text' in file && !isCsv) {
      const { text } = file.text
      return text.length > limits.characters ? { problem: 'too-large' } : { text, odd: [], tab: null }
    }
    const { rows, tab, otherTabs } = 'table' in file ? file.table : readCsvTable(file.text, limits)
    return { ...sheetText(rows), tab: otherTabs.length === 0 ? null : tab }
  } catch (error) {
    return { problem: error instanceof SheetError && error.isTooLarge ? 'too-large' : 'unreadable' }
  }
}
