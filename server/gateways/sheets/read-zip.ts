import { inflateRawSync } from 'node:zlib'
import { MAX_PARTS, MAX_UNPACKED, SheetError } from './limits.ts'

type Part = {
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50

/**
 * The parts of a ZIP file by name, each unpacked when it is asked for, and never to more than the whole may have: what a header
 * claims is checked, not believed.
 */
export function openZip(bytes: Buffer): (name: string) => Buffer | null {
  const parts = readDirectory(bytes)
  let left = MAX_UNPACKED
  return (name) => {
    const part = parts.get(name)
    if (part === undefined) return null
    const { method, packed, unpacked, offset } = part
    if (unpacked > left) throw new SheetError('unpacks to more than any catalogue has.')
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw damaged()
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const content = bytes.subarray(start, start + packed)
    if (content.length < packed || (method !== 0 && method !== 8)) throw damaged()
    const result = method === 0 ? content : inflate(content, left)
    left -= result.length
    return result
  }
}

function inflate(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw isTooLarge ? new SheetError('unpacks to more than any catalogue has.') : damaged()
  }
}

function readDirectory(bytes: Buffer): Map<string, Part> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw new SheetError(`has more than ${MAX_PARTS} parts.`)
  const parts = new Map<string, Part>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw damaged()
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new SheetError('is locked with a password.')
    const nameLength = bytes.readUInt16LE(at + 28)
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at
  throw damaged()
}

function damaged(): SheetError {
  return new SheetError('is damaged: it cannot be unpacked.')
}
