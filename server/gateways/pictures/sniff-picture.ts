import { refused } from './refused.ts'

/** The formats that are taken, by the bytes that a file begins with: its name and declared type say nothing. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** The format of a picture; null for anything else, such as SVG, which can hold scripts. */
function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8))) return 'avif'
  return null
}

/** Throws `file-refused` for bytes that are no picture, whatever their name says. */
export function requirePicture(bytes: Uint8Array): void {
  if (sniffPicture(bytes) === null) throw refused({ code: 'picture-format' })
}
