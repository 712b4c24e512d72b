/** A column value: text, UTF-8 bytes, or null. */
export type ColumnValue = string | Uint8Array | null

/** Encodes the values of a column into one buffer, see `Batch`. */
export function encodeColumn(values: readonly ColumnValue[]): Uint8Array<ArrayBuffer> {
  const encoded = values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value))
  const size = encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), 0)
  const buffer = Buffer.from(new ArrayBuffer(size))
  let offset = 0
  for (const bytes of encoded) {
    offset = buffer.writeInt32BE(bytes?.length ?? -1, offset)
    if (bytes !== null) {
      buffer.set(bytes, offset)
      offset += bytes.length
    }
  }
  return buffer
}
