import { useState } from 'react'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Price } from '#domain/money/price.ts'
import { MAX_UNITS, type StockChangeKind } from '#domain/stock/stock-change.ts'
import type { ErrorDetails } from '#domain/problem/error-details.ts'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { numberOf, readNumber, type NumberLimits } from '#app/ui/forms/read-number.ts'

/** A variant of a change, with what was typed for it. */
export type StockLine = { readonly row: StockRowWire; readonly units: string; readonly cost: string }

const some = { least: 1, most: MAX_UNITS }

/** Limits of a line's units; only a count may be zero. */
export const unitLimits: Readonly<Record<StockChangeKind, NumberLimits>> = {
  receipt: some,
  count: { most: MAX_UNITS },
  loss: some,
  transfer: some,
}

/** Limits of the cost of one unit, in rupees. */
export const costLimits: NumberLimits = { most: 99_999_999, decimals: 6 }

/** The units and the cost of a line as the API takes them; null while they are not numbers that it takes. */
export function readStockLine(
  kind: StockChangeKind,
  { units, cost: typed }: Pick<StockLine, 'units' | 'cost'>,
): { readonly quantity: number; readonly cost: Price | null } | null {
  const quantity = numberOf(units, unitLimits[kind])
  const cost = readNumber(typed, costLimits)
  if (quantity === null) return null
  if (kind !== 'receipt' || ('issue' in cost && cost.issue === 'empty')) return { quantity, cost: null }
  return 'issue' in cost ? null : { quantity, cost: toPrice(cost.plain) }
}

/** The lines of a receipt, a count, a loss or a transfer while they are entered. */
export function useStockLines() {
  const [lines, setLines] = useState<readonly StockLine[]>([])
  return {
    lines,
    /** Adds a variant, or one more unit of it: every scan counts one. */
    add: (row: StockRowWire) =>
      setLines((before) =>
        before.some((line) => isSame(line.row, row))
          ? before.map((line) => (isSame(line.row, row) ? { ...line, units: oneMore(line.units) } : line))
          : [...before, { row, units: '1', cost: '' }],
      ),
    change: (row: StockRowWire, typed: Partial<Pick<StockLine, 'units' | 'cost'>>) =>
      setLines((before) => before.map((line) => (isSame(line.row, row) ? { ...line, ...typed } : line))),
    /** Replaces the stock at a place by the present one, where a colleague moved it meanwhile. */
    see: (placeId: string, onHand: NonNullable<ErrorDetails['onHand']>) =>
      setLines((before) =>
        before.map((line) => {
          const now = onHand.find((each) => isSame(each, line.row))
          return now === undefined ? line : { ...line, row: lying(line.row, placeId, now.onHand) }
        }),
      ),
    remove: (row: StockRowWire) => setLines((before) => before.filter((line) => !isSame(line.row, row))),
    clear: () => setLines([]),
  }
}

/** Adds one to the typed units; text that is not a number stays to be corrected. */
function oneMore(units: string): string {
  const before = units.trim() === '' ? 0 : numberOf(units, { most: MAX_UNITS })
  return before === null ? units : String(before + 1)
}

/** Units of a variant that lie at a place. */
export function onHandAt({ levels }: StockRowWire, placeId: string): number {
  return levels.find((level) => level.placeId === placeId)?.onHand ?? 0
}

function lying(row: StockRowWire, placeId: string, onHand: number): StockRowWire {
  const { reserved = 0 } = row.levels.find((level) => level.placeId === placeId) ?? {}
  const others = row.levels.filter((level) => level.placeId !== placeId)
  return { ...row, levels: [...others, { placeId, onHand, reserved }] }
}

type Key = Pick<StockRowWire, 'productId' | 'variantUid'>

function isSame(one: Key, other: Key): boolean {
  return one.productId === other.productId && one.variantUid === other.variantUid
}
