/** A value of a column: a text, the bytes of one in UTF-8, or null. */
export type ColumnValue = string | Uint8Array | null

/** The values of a column in one piece of memory, see `Batch`. */
export function encodeColumn(values: readonly ColumnValue[]): Uint8Array<ArrayBuffer> {
  const parts = values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value))
  const size = parts.reduce((sum, part) => sum + 4 + (part?.length ?? 0), 0)
  const framed = Buffer.from(new ArrayBuffer(size))
  let at = 0
  for (const part of parts) {
    at = framed.writeInt32BE(part?.length ?? -1, at)
    if (part !== null) {
      framed.set(part, at)
      at += part.length
    }
  }
  return framed
}
