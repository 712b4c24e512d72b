import { createHash } from 'node:crypto'
import type { RowBatch } from './row-batch.ts'

/** Content of a table: the number of rows, and a sum of their hashes that does not depend on their order. */
export type TableTotal = { readonly rows: number; readonly digest: string }

/** The totals of the tables that hold any row, by name. */
export type TableTotals = Readonly<Record<string, TableTotal>>

const MODULUS = 2n ** 128n

/** Counts what passes, until the signal. */
export function countTables(signal?: AbortSignal) {
  const sums = new Map<string, { rows: number; sum: bigint }>()
  const add = ({ table, rows }: RowBatch): void => {
    signal?.throwIfAborted()
    const total = sums.get(table) ?? { rows: 0, sum: 0n }
    for (const row of rows) {
      total.rows += 1
      total.sum = (total.sum + hashOf(row)) % MODULUS
    }
    sums.set(table, total)
  }
  return {
    add,
    /** Hands batches on and counts them. */
    passing: async function* (batches: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
      for await (const batch of batches) {
        add(batch)
        yield batch
      }
    },
    totals: (): TableTotals =>
      Object.fromEntries(
        [...sums]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([table, { rows, sum }]) => [table, { rows, digest: sum.toString(16).padStart(32, '0') }]),
      ),
  }
}

/** Counts all of it. */
export async function totalsOf(batches: AsyncIterable<RowBatch>, signal?: AbortSignal): Promise<TableTotals> {
  const counted = countTables(signal)
  for await (const batch of batches) counted.add(batch)
  return counted.totals()
}

/** A sentence for each table that holds something else than it should; none when the copy is exact. */
export function compareTotals(expected: TableTotals, found: TableTotals): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted()
  return names.flatMap((name) => {
    const [wanted, got] = [expected[name], found[name]]
    if (wanted?.rows !== got?.rows)
      return [`${name} has ${got?.rows ?? 0} rows instead of ${wanted?.rows ?? 0}`]
    return wanted?.digest === got?.digest ? [] : [`${name} has other content`]
  })
}

function hashOf(row: string): bigint {
  return BigInt(`0x${createHash('sha256').update(row).digest('hex').slice(0, 32)}`)
}
