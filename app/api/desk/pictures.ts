import {
  pictureCalls,
  type PictureEditRequest,
  type PictureEditWire,
} from '#domain/catalogue/entries/picture-wire.ts'
import { callApi } from '../transport/call.ts'

/** Adds a picture; resolves with its address. Throws `file-refused` with the reason. */
export async function addPicture(file: Blob): Promise<string> {
  return (await callApi(pictureCalls.add, { file })).url
}

/** Original of a picture of the store, and the edit that made it. */
export function fetchPictureEdit(url: string): Promise<PictureEditWire> {
  return callApi(pictureCalls.findEdit, { query: new URLSearchParams({ url }) })
}

/** Turns and crops a picture of the store; resolves with the address of what comes of it. Throws `file-refused`. */
export async function editPicture(body: PictureEditRequest): Promise<string> {
  return (await callApi(pictureCalls.edit, { body })).url
}
