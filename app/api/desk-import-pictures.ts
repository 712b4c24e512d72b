import type { ImportPictures, ImportPicturesChange } from '#domain/catalogue/imports/picture-progress.ts'
import { request } from './request.ts'

const isSound = (answer: Partial<ImportPictures>): boolean => Array.isArray(answer.failures)
const address = (id: string): string => `/api/desk/imports/${id}/pictures`

/** How far the pictures of an import are. */
export function fetchImportPictures(id: string): Promise<ImportPictures> {
  return request('GET', address(id), { isSound })
}

/** Has pictures of an import fetched again, or leaves them where they are. */
export function changeImportPictures(id: string, body: ImportPicturesChange): Promise<ImportPictures> {
  return request('POST', address(id), { body, isSound })
}
