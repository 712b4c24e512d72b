import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type {
  ApplyImportInput,
  CatalogueImport,
  ImportReport,
  UndoneImport,
} from '#domain/catalogue/imports/import-report.ts'
import { importCalls } from '#domain/catalogue/imports/wire.ts'
import { callApi } from '../transport/call.ts'

/** For applying and undoing: a little longer than the store allows itself. */
const TIMEOUT_MS = 245_000

/** Fields that the columns of a file would be read as. Throws `file-refused` with the reason. */
export function matchColumns(file: File): Promise<ColumnMatch> {
  return callApi(importCalls.match, { file })
}

/** Facts that are said about a file: its columns, matched by hand, and the rate of GST, in percent, of products that have none. */
type SaidOfFile = { readonly fields?: readonly string[]; readonly rate?: string }

/** Checks a file without changing anything. Throws `file-refused` with the reason. */
export function checkImport(
  file: File,
  { fields = [], rate = '' }: SaidOfFile = {},
): Promise<CatalogueImport> {
  const query = new URLSearchParams([
    ['name', file.name.slice(0, 200)],
    ...(rate === '' ? [] : [['gst', rate]]),
    ...fields.map((field) => ['column', field]),
  ])
  return callApi(importCalls.check, { file, query })
}

/** The newest imports. */
export async function fetchImports(): Promise<readonly CatalogueImport[]> {
  return (await callApi(importCalls.list, {})).imports
}

/** Applies a checked import; a large one takes a while. Throws `edit-conflict` when something was changed after the check. */
export function applyImport(id: string, choices: ApplyImportInput): Promise<ImportReport> {
  return callApi(importCalls.apply, { params: { id }, body: choices, timeoutMs: TIMEOUT_MS })
}

/** Undoes the last import; a large one takes a while. */
export function undoImport(id: string): Promise<UndoneImport> {
  return callApi(importCalls.undo, { params: { id }, timeoutMs: TIMEOUT_MS })
}
