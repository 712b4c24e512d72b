import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type {
  ApplyImportInput,
  CatalogueImport,
  ImportReport,
  UndoneImport,
} from '#domain/catalogue/imports/import-report.ts'
import { request } from './request.ts'
import { upload } from './upload.ts'

const base = '/api/desk/imports'
/** For applying and undoing: a little longer than the store allows itself. */
const TIMEOUT_MS = 245_000

/** What the columns of a file would be read as. Throws `file-refused` with the reason. */
export function matchColumns(file: File): Promise<ColumnMatch> {
  return upload(`${base}/columns`, file, (answer: Partial<ColumnMatch>) => Array.isArray(answer.columns))
}

/** What is said about a file: its columns, matched by hand, and the rate of GST, in percent, of products that have none. */
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
  return upload(
    `${base}?${query}`,
    file,
    (answer: Partial<CatalogueImport>) => typeof answer.report === 'object',
  )
}

/** The newest imports. */
export async function fetchImports(): Promise<readonly CatalogueImport[]> {
  const { imports } = await request<{ imports: readonly CatalogueImport[] }>('GET', base, {
    isSound: (answer) => Array.isArray(answer.imports),
  })
  return imports
}

/** Applies a checked import; a large one takes a while. Throws `edit-conflict` when something was changed after the check. */
export function applyImport(id: string, choices: ApplyImportInput): Promise<ImportReport> {
  return request('POST', `${base}/${id}/apply`, {
    body: choices,
    timeoutMs: TIMEOUT_MS,
    isSound: ({ added }) => typeof added === 'number',
  })
}

/** Undoes the last import; a large one takes a while. */
export function undoImport(id: string): Promise<UndoneImport> {
  return request('POST', `${base}/${id}/undo`, {
    timeoutMs: TIMEOUT_MS,
    isSound: ({ restored }) => typeof restored === 'number',
  })
}
