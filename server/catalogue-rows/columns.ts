/** A column value: text, UTF-8 bytes, or null. */
export type ColumnValue = string | Uint8Array | null

/**
 * Rows of a table, column by column. Each column is one buffer that is passed between threads and to the database without being
 * parsed again: every value is its length in bytes as a big-endian 32-bit integer, -1 for null, followed by UTF-8 text that
 * PostgreSQL can cast to the type of the column.
 */
export type CollectionRows = {
  readonly count: number
  readonly columns: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/** Rows as columns; all of them have the fields of the first one. */
export function encodeRows(rows: readonly Readonly<Record<string, ColumnValue>>[]): CollectionRows {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map((name) => [name, encodeColumn(rows.map((row) => row[name] ?? null))] as const)
  return { count: rows.length, columns: Object.fromEntries(columns) }
}

function encodeColumn(values: readonly ColumnValue[]): Uint8Array<ArrayBuffer> {
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

/** The values of a column, as text; null where a row has none. */
export function readColumn({ columns }: CollectionRows, name: string): (string | null)[] {
  return valuesOf(columns[name]).map((value) => (value === null ? null : Buffer.from(value).toString('utf8')))
}

/** The rows but those at the given positions. */
export function omitRows({ count, columns }: CollectionRows, omitted: ReadonlySet<number>): CollectionRows {
  const kept = Object.entries(columns).map(([name, column]) => {
    const values = valuesOf(column, true).filter((_, index) => !omitted.has(index))
    return [name, new Uint8Array(Buffer.concat(values.filter((value) => value !== null)))] as const
  })
  return { count: count - omitted.size, columns: Object.fromEntries(kept) }
}

/** The values of a column, on request with the four bytes of their length. */
function valuesOf(column: Uint8Array | undefined, framed = false): (Uint8Array | null)[] {
  if (column === undefined) return []
  const view = new DataView(column.buffer, column.byteOffset, column.byteLength)
  const values: (Uint8Array | null)[] = []
  for (let offset = 0; offset < column.byteLength;) {
    const length = view.getInt32(offset)
    const end = offset + 4 + Math.max(0, length)
    if (framed) values.push(column.subarray(offset, end))
    else values.push(length < 0 ? null : column.subarray(offset + 4, end))
    offset = end
  }
  return values
}
