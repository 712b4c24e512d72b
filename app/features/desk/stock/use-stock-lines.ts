import { useState } from 'react'
import type { StockRowWire } from '#domain/stock/wire.ts'

/** A variant of a change, with what was typed for it. */
export type StockLine = { readonly row: StockRowWire; readonly units: string; readonly cost: string }

/** The lines of a receipt, a count, a loss or a transfer while they are entered. */
export function useStockLines() {
  const [lines, setLines] = useState<readonly StockLine[]>([])
  return {
    lines,
    /** Adds a variant, or one more unit of it: every scan counts one. */
    add: (row: StockRowWire) =>
      setLines((before) =>
        before.some((line) => isSame(line.row, row))
          ? before.map((line) =>
              isSame(line.row, row) ? { ...line, units: String(Number(line.units || 0) + 1) } : line,
            )
          : [...before, { row, units: '1', cost: '' }],
      ),
    change: (row: StockRowWire, typed: Partial<Pick<StockLine, 'units' | 'cost'>>) =>
      setLines((before) => before.map((line) => (isSame(line.row, row) ? { ...line, ...typed } : line))),
    remove: (row: StockRowWire) => setLines((before) => before.filter((line) => !isSame(line.row, row))),
    clear: () => setLines([]),
  }
}

function isSame(one: StockRowWire, other: StockRowWire): boolean {
  return one.productId === other.productId && one.variantUid === other.variantUid
}
