/** A column value: text, UTF-8 bytes, or null. */
export type ColumnValue = string | Uint8Array | null

/**
 * Rows of a table, column by column. Each column is one buffer that is passed between threads and to the database without being
 * parsed or copied again, a `text[]` in PostgreSQL's binary format: a head, then every value as its length in bytes, a big-endian 32-bit
 * integer, -1 for null, followed by UTF-8 text that can be cast to the type of the column.
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

/** The OID of the type `text`. */
const TEXT = 25
const HEAD_BYTES = 20

function encodeColumn(values: readonly ColumnValue[]): Uint8Array<ArrayBuffer> {
  const encoded = values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value))
  const size = encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), HEAD_BYTES)
  const buffer = Buffer.from(new ArrayBuffer(size))
  let offset = writeHead(buffer, values.length)
  for (const bytes of encoded) {
    offset = buffer.writeInt32BE(bytes?.length ?? -1, offset)
    if (bytes !== null) {
      buffer.set(bytes, offset)
      offset += bytes.length
    }
  }
  return buffer
}

/** Writes the head of an array, and returns where its values begin. */
function writeHead(buffer: Buffer, count: number): number {
  const [dimensions, hasNull, lowerBound] = [1, 1, 1]
  return [dimensions, hasNull, TEXT, count, lowerBound].reduce(
    (offset, value) => buffer.writeInt32BE(value, offset),
    0,
  )
}

/** A column as a parameter of type `text[]`: a parameter for each value would be encoded and decoded one by one. */
export function columnAsArray({ columns }: CollectionRows, name: string): Uint8Array {
  const column = columns[name]
  if (column === undefined) throw new Error(`the column ${name} of the collection is missing`)
  return column
}

/** The values of a column, as text; null where a row has none. */
export function readColumn({ columns }: CollectionRows, name: string): (string | null)[] {
  return valuesOf(columns[name]).map((value) => (value === null ? null : value.toString('utf8')))
}

/** The rows but those at the given positions. */
export function omitRows({ count, columns }: CollectionRows, omitted: ReadonlySet<number>): CollectionRows {
  const kept = Object.entries(columns).map(
    ([name, column]) =>
      [name, encodeColumn(valuesOf(column).filter((_, index) => !omitted.has(index)))] as const,
  )
  return { count: count - omitted.size, columns: Object.fromEntries(kept) }
}

/** The values of a column, which stay where they are. */
function valuesOf(column: Uint8Array | undefined): (Buffer | null)[] {
  if (column === undefined) return []
  const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength)
  const values: (Buffer | null)[] = []
  for (let offset = HEAD_BYTES; offset < bytes.length;) {
    const length = bytes.readInt32BE(offset)
    const start = offset + 4
    values.push(length < 0 ? null : bytes.subarray(start, start + length))
    offset = start + Math.max(0, length)
  }
  return values
}
