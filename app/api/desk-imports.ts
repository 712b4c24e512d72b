import type { CatalogueImport, ImportReport, UndoneImport } from '#domain/catalogue/imports/import-report.ts'
import { request } from './request.ts'
import { upload } from './upload.ts'

const base = '/api/desk/imports'

/** Checks a file without changing anything. Throws `file-refused` with the reason. */
export function checkImport(file: File): Promise<CatalogueImport> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) })
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
export function applyImport(id: string, confirm: boolean): Promise<ImportReport> {
  const body = new Blob([JSON.stringify({ confirm })], { type: 'application/json' })
  return upload(
    `${base}/${id}/apply`,
    body,
    (answer: Partial<ImportReport>) => typeof answer.added === 'number',
  )
}

/** Undoes the last import. */
export function undoImport(id: string): Promise<UndoneImport> {
  return request('POST', `${base}/${id}/undo`, { isSound: ({ restored }) => typeof restored === 'number' })
}
