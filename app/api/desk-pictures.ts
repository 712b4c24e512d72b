import type {
  PictureEditRequest,
  PictureEditWire,
  SavedPictureWire,
} from '#domain/catalogue/entries/picture-wire.ts'
import { request } from './request.ts'
import { upload } from './upload.ts'

/** Adds a picture; resolves with its address. Throws `file-refused` with the reason. */
export async function addPicture(file: Blob): Promise<string> {
  const { url } = await upload<SavedPictureWire>(
    '/api/desk/pictures',
    file,
    (answer) => typeof answer.url === 'string',
  )
  return url
}

/** What a picture of the store was made of, and how. */
export function fetchPictureEdit(url: string): Promise<PictureEditWire> {
  return request('GET', `/api/desk/pictures/edit?${new URLSearchParams({ url })}`, {
    isSound: ({ original }) => typeof original === 'string',
  })
}

/** Turns and crops a picture of the store; resolves with the address of what comes of it. Throws `file-refused`. */
export async function editPicture(body: PictureEditRequest): Promise<string> {
  const { url } = await request<SavedPictureWire, PictureEditRequest>('POST', '/api/desk/pictures/edit', {
    body,
    isSound: (answer) => typeof answer.url === 'string',
  })
  return url
}
