import { Inflate } from 'fflate'
import { SheetError, tooMany, type Budget } from './limits.ts'

type Part = { readonly method: number; readonly packed: number; readonly offset: number }

/** Takes the bytes of a part, piece by piece. */
export type PieceSink = (bytes: Uint8Array, isLast: boolean) => void

/** The parts of an archive: which there are, in capitals or not, and each piece by piece. */
export type Archive = {
  readonly has: (name: string) => boolean
  /** Unpacks a part; false when there is none of this name. */
  readonly read: (name: string, sink: PieceSink) => boolean
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** Packed bytes that are unpacked at once: they become a thousand times as many at most. */
const PIECE = 4_096

/** Opens a ZIP archive; what its headers claim is checked, not believed. Throws `SheetError`. */
export function openArchive(bytes: Uint8Array, budget: Budget): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = readDirectory(bytes, view, budget)
  const read = (name: string, sink: PieceSink): boolean => {
    const part = parts.get(keyOf(name))
    if (part === undefined) return false
    const { method, packed, offset } = part
    if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw damaged()
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const content = bytes.subarray(start, start + packed)
    if (content.length < packed || (method !== 0 && method !== 8)) throw damaged()
    const count: PieceSink = (piece, isLast) => {
      budget.addUnpacked(piece.length)
      sink(piece, isLast)
    }
    if (method === 0) count(content, true)
    else inflate(content, count)
    return true
  }
  return { has: (name) => parts.has(keyOf(name)), read }
}

function inflate(content: Uint8Array, sink: PieceSink): void {
  let isDone = false
  const stream = new Inflate((piece, isLast) => {
    isDone = isLast
    sink(piece, isLast)
  })
  for (let at = 0; at < content.length; at += PIECE)
    try {
      stream.push(content.subarray(at, at + PIECE), at + PIECE >= content.length)
    } catch (error) {
      // the library's own errors have a code
      throw error instanceof Error && 'code' in error ? damaged() : error
    }
  if (!isDone) throw damaged()
}

function readDirectory(bytes: Uint8Array, view: DataView, { limits }: Budget): Map<string, Part> {
  const { count, start } = directoryOf(view)
  if (count > limits.parts) throw tooMany(limits.parts, 'parts')
  const parts = new Map<string, Part>()
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw damaged()
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new SheetError({ code: 'file-locked' })
    const length = view.getUint16(at + 28, true)
    const extra = { start: at + 46 + length, length: view.getUint16(at + 30, true) }
    parts.set(keyOf(String.fromCodePoint(...bytes.subarray(at + 46, at + 46 + length))), {
      method: view.getUint16(at + 10, true),
      ...placeOf(view, at, extra),
    })
    at = extra.start + extra.length + view.getUint16(at + 32, true)
  }
  return parts
}

/** A name of a part as it is looked up: workbooks do not tell capitals apart, and some programs write paths as Windows does. */
function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

const END_64 = 0x06064b50
const LOCATOR = 0x07064b50
const LOCATOR_LENGTH = 20

/** Number of parts and where their directory begins: what the end of the archive says, or that of ZIP64 before it. */
function directoryOf(view: DataView): { readonly count: number; readonly start: number } {
  const end = findEnd(view)
  const near = { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  const locator = end - LOCATOR_LENGTH
  if ((near.count < 0xff_ff && near.start < ELSEWHERE) || locator < 0) return near
  if (view.getUint32(locator, true) !== LOCATOR) return near
  const far = Number(view.getBigUint64(locator + 8, true))
  if (far + 56 > view.byteLength || view.getUint32(far, true) !== END_64) throw damaged()
  return {
    count: Number(view.getBigUint64(far + 32, true)),
    start: Number(view.getBigUint64(far + 48, true)),
  }
}

const ZIP64 = 0x0001
const ELSEWHERE = 0xff_ff_ff_ff

/** Place and length of a part; programs that write while they pack give it in a field of ZIP64, however small the file. */
function placeOf(
  view: DataView,
  at: number,
  extra: { readonly start: number; readonly length: number },
): Pick<Part, 'packed' | 'offset'> {
  const [whole, packed, offset] = [24, 20, 42].map((place) => view.getUint32(at + place, true))
  const wanted = [whole, packed, offset].map((value) => value === ELSEWHERE)
  if (!wanted.includes(true)) return { packed: packed ?? 0, offset: offset ?? 0 }
  const end = Math.min(extra.start + extra.length, view.byteLength)
  for (let field = extra.start; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64) continue
    let next = field + 4
    const [, packedHere, offsetHere] = [whole, packed, offset].map((value, index) => {
      if (wanted[index] !== true) return value
      next += 8
      if (next > end) throw damaged()
      return Number(view.getBigUint64(next - 8, true))
    })
    return { packed: packedHere ?? 0, offset: offsetHere ?? 0 }
  }
  throw damaged()
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw damaged()
}

function damaged(): SheetError {
  return new SheetError({ code: 'file-not-unpackable' })
}
