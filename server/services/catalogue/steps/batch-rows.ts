import type { Batch } from '../../../gateways/catalogue/port.ts'

type Rows = Omit<Batch, 'remarks'>

/** The values of a column of a batch, as text; null where a row has none. */
export function readColumn({ columns }: Rows, name: string): (string | null)[] {
  return valuesOf(columns[name]).map((value) => (value === null ? null : Buffer.from(value).toString('utf8')))
}

/** The rows of a batch but those at the given positions. */
export function omitRows({ count, columns }: Rows, omitted: ReadonlySet<number>): Rows {
  const kept = Object.entries(columns).map(([name, column]) => {
    const values = valuesOf(column, true).filter((_, index) => !omitted.has(index))
    return [name, new Uint8Array(Buffer.concat(values.filter((value) => value !== null)))] as const
  })
  return { count: count - omitted.size, columns: Object.fromEntries(kept) }
}

/** The values of a column as `Batch` frames them, on request with the four bytes of their length. */
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
