import type { ImportPictures, ImportPicturesChange } from '#domain/catalogue/imports/picture-progress.ts'
import { importCalls } from '#domain/catalogue/imports/wire.ts'
import { callApi } from '../transport/call.ts'

/** Progress of the pictures of an import. */
export function fetchImportPictures(id: string): Promise<ImportPictures> {
  return callApi(importCalls.pictures, { params: { id } })
}

/** Has pictures of an import fetched again, or leaves them where they are. */
export function changeImportPictures(id: string, body: ImportPicturesChange): Promise<ImportPictures> {
  return callApi(importCalls.changePictures, { params: { id }, body })
}
