import { strFromU8, strToU8 } from 'fflate'
import { SheetError } from './limits.ts'

/** A text, and the encoding that it was found to have. */
export type DecodedText = { readonly text: string; readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/** Control characters that no table has; a binary file has them. */
const binary = /[\u0000-\u0008\u000e-\u001f]/ // oxlint-disable-line no-control-regex

/**
 * The text of a file in UTF-8, in UTF-16 with or without its mark, or in Windows-1252, which Excel's plain “CSV” is. Throws
 * `SheetError` for whatever else.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decode(bytes)
  if (binary.test(decoded.text)) throw new SheetError({ code: 'file-binary' })
  return decoded
}

function decode(bytes: Uint8Array): DecodedText {
  const endian = utf16Of(bytes)
  if (endian !== null) {
    const text = decodeUtf16(bytes, endian)
    if (isMarked(bytes) || isList(text)) return { text, encoding: 'UTF-16' }
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const plain = hasMark ? bytes.subarray(3) : bytes
  const text = strFromU8(plain)
  if (!text.includes('\u{fffd}') || isSame(strToU8(text), plain)) return { text, encoding: 'UTF-8' }
  // letters of UTF-8 beside what is none: a damaged file, not one of another encoding
  if (hasMark || /[^\u0000-\u007f\u{fffd}]/u.test(text)) throw unknown() // oxlint-disable-line no-control-regex
  return { text: decodeWindows(plain), encoding: 'Windows-1252' }
}

type Endian = 'little' | 'big'

/** Tells whether bytes begin with the mark of UTF-16. */
function isMarked(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/** Tells whether a text has lines or columns, or plain letters alone; a binary file read as UTF-16 has neither. */
function isList(text: string): boolean {
  return /[\n\r\t,;|]/.test(text) || /^[ -~]*$/.test(text)
}

/** Detects a text in UTF-16, by its mark, or because every other byte is often zero. */
function utf16Of(bytes: Uint8Array): Endian | null {
  if (isMarked(bytes)) return bytes[0] === 0xff ? 'little' : 'big'
  if (bytes.length < 2 || bytes.length % 2 === 1) return null
  const zeros = { even: 0, odd: 0 }
  for (const [index, byte] of bytes.subarray(0, 4_096).entries())
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1
  if (zeros.even + zeros.odd === 0) return null
  if (zeros.odd > 9 * zeros.even) return 'little'
  return zeros.even > 9 * zeros.odd ? 'big' : null
}

function decodeUtf16(bytes: Uint8Array, endian: Endian): string {
  if (bytes.length % 2 === 1) throw unknown()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) {
    const units: number[] = []
    for (let unit = at; unit < Math.min(at + 8_192, bytes.length); unit += 2)
      units.push(view.getUint16(unit, endian === 'little'))
    pieces.push(String.fromCharCode(...units))
  }
  const text = pieces.join('').replace(/^\ufeff/, '')
  if (!text.isWellFormed()) throw unknown()
  return text
}

/** Characters of Windows-1252 from 0x80 to 0x9f; spaces stand for codes without a character. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function decodeWindows(bytes: Uint8Array): string {
  return strFromU8(bytes, true).replaceAll(/[\u0080-\u009f]/g, (letter) => {
    const found = windows[letter.charCodeAt(0) - 0x80] ?? ' '
    if (found === ' ') throw unknown()
    return found
  })
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

function unknown(): SheetError {
  return new SheetError({ code: 'file-encoding' })
}
