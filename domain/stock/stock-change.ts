import type { Price } from '../money/price.ts'

/** Changes that staff enter at once: a receipt, a count, a loss, or a transfer to another place. */
export const stockChangeKinds = ['receipt', 'count', 'loss', 'transfer'] as const
export type StockChangeKind = (typeof stockChangeKinds)[number]

/**
 * So many units of a variant: received, counted, lost or carried over. `cost` of a receipt is for one unit, without tax; `seen` of
 * a count is the number that was shown to whoever counted.
 */
export type StockChangeLine = {
  readonly productId: string
  readonly variantUid: string
  readonly quantity: number
  readonly cost?: Price | null
  readonly seen?: number | undefined
}

/** The most lines of one change, and the most units of one line. */
export const MAX_CHANGE_LINES = 200
export const MAX_UNITS = 10_000_000

/** True for a count that would overwrite a colleague's change: neither the number seen lies there by now, nor the number counted. */
export function isOutdatedCount({ seen, quantity }: StockChangeLine, onHand: number): boolean {
  return seen !== undefined && seen !== onHand && quantity !== onHand
}

/** By how much a change moves what is on hand at its place. */
export function movedUnits(kind: StockChangeKind, quantity: number, onHand: number): number {
  switch (kind) {
    case 'receipt':
      return quantity
    case 'count':
      return quantity - onHand
    case 'loss':
    case 'transfer':
      return -quantity
  }
}
