/** Numbers of one kind without a box around each, and room for more. */
export type NumberList<T extends Uint8Array | Uint32Array | Float64Array> = { values: T; length: number }

const FIRST = 64

/** Starts an empty list, or one of these numbers. */
export const bytes = (values?: Uint8Array): NumberList<Uint8Array> => listOf(values, new Uint8Array(FIRST))
export const integers = (values?: Uint32Array): NumberList<Uint32Array> =>
  listOf(values, new Uint32Array(FIRST))
export const figures = (values?: Float64Array): NumberList<Float64Array> =>
  listOf(values, new Float64Array(FIRST))

function listOf<T extends Uint8Array | Uint32Array | Float64Array>(
  values: T | undefined,
  room: T,
): NumberList<T> {
  return { values: values ?? room, length: values?.length ?? 0 }
}

/** Adds a number at the end. */
export function push<T extends Uint8Array | Uint32Array | Float64Array>(
  list: NumberList<T>,
  value: number,
): void {
  lengthen(list, 1)
  list.values[list.length - 1] = value
}

/** Adds so many numbers at the end, of any value. */
export function lengthen<T extends Uint8Array | Uint32Array | Float64Array>(
  list: NumberList<T>,
  by: number,
): void {
  const length = list.length + by
  if (length > list.values.length) {
    const larger = new (list.values.constructor as new (length: number) => T)(
      Math.max(FIRST, length, list.values.length * 2),
    )
    larger.set(list.values)
    list.values = larger
  }
  list.length = length
}

/** The numbers without the room after them. */
export function trimmed<T extends Uint8Array | Uint32Array | Float64Array>({
  values,
  length,
}: NumberList<T>): T {
  return values.slice(0, length) as T
}
