import { figures, integers, push, trimmed } from './number-list.ts'

/** Form in which the values of rows are kept: those of a row end where the next one's begin. */
export type ValuesSnapshot<T extends Uint32Array | Float64Array> = {
  readonly ends: Uint32Array
  readonly values: T
}

/** Any number of values for each row, in one list: starts with no rows, or with those that were kept. */
export const wholeValues = (kept?: ValuesSnapshot<Uint32Array>) =>
  createValues(integers(kept?.ends), integers(kept?.values))
export const figureValues = (kept?: ValuesSnapshot<Float64Array>) =>
  createValues(integers(kept?.ends), figures(kept?.values))

function createValues<T extends Uint32Array | Float64Array>(
  ends: ReturnType<typeof integers>,
  values: { values: T; length: number },
) {
  const startOf = (row: number): number => ends.values[row - 1] ?? 0
  const endOf = (row: number): number => ends.values[row] ?? 0
  return {
    /** Adds the values of the next row. */
    add: (of: Iterable<number>): void => {
      for (const value of of) push(values, value)
      push(ends, values.length)
    },
    each: (row: number, visit: (value: number) => void): void => {
      const end = endOf(row)
      for (let at = startOf(row); at < end; at += 1) visit(values.values[at] ?? 0)
    },
    some: (row: number, test: (value: number) => boolean): boolean => {
      const end = endOf(row)
      for (let at = startOf(row); at < end; at += 1) if (test(values.values[at] ?? 0)) return true
      return false
    },
    first: (row: number): number | undefined =>
      startOf(row) < endOf(row) ? values.values[startOf(row)] : undefined,
    last: (row: number): number | undefined =>
      startOf(row) < endOf(row) ? values.values[endOf(row) - 1] : undefined,
    keep: (): ValuesSnapshot<T> => ({ ends: trimmed(ends), values: trimmed(values) }),
  }
}
