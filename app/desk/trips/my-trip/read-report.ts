import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { paiseToRupees, subtract, ZERO, type Paise } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { amountToCollect } from '#domain/trips/stop-due.ts'
import type { StopOutcome } from '#domain/trips/trip.ts'
import type { StopReportWire, StopWire } from '#domain/trips/wire.ts'
import { numberOf, readNumber, type NumberLimits } from '#app/ui/forms/read-number.ts'

/** Unsent fields of a driver's report. */
export type Draft = {
  /** Refused units by line. */
  readonly refused: Readonly<Record<number, string>>
  readonly reason: string
  readonly method: 'cash' | 'upi' | 'both' | null
  /** Of both, what was cash, in rupees. */
  readonly cash: string
}

/** Computes the amount due for the delivered units, as the store does, and the report; null while it is incomplete. */
export function readReport(
  stop: StopWire,
  outcome: StopOutcome,
  draft: Draft,
): {
  readonly due: Paise
  readonly report: Omit<StopReportWire, 'key' | 'tappedAt'> | null
  /** Field that is still missing. */
  readonly missing: 'units' | 'reason' | 'payment' | null
} {
  const refused = outcome === 'PART' ? refusedOf(stop, draft) : []
  const due = dueFor(stop, outcome, refused)
  const cash = cashOf(draft, due)
  const reason = draft.reason.trim()
  const missing =
    outcome === 'PART' && !isPartial(stop, refused)
      ? 'units'
      : outcome !== 'DELIVERED' && reason === ''
        ? 'reason'
        : cash === null
          ? 'payment'
          : null
  if (missing !== null || cash === null) return { due, report: null, missing }
  const paid = { cash, upi: subtract(due, cash) }
  const report = { outcome, refused, reason: outcome === 'DELIVERED' ? null : reason, paid }
  return { due, report, missing: null }
}

/** Cash share of an amount; null while it is unclear. */
export function cashOf({ method, cash }: Draft, due: Paise): Paise | null {
  if (due === 0 || method === 'upi') return ZERO
  if (method !== 'both') return method === 'cash' ? due : null
  const reading = readNumber(cash, cashLimits(due))
  return 'issue' in reading ? null : rupeesToPaise(reading.plain)
}

/** Limits of the cash share of an amount, in rupees. */
export function cashLimits(due: Paise): NumberLimits {
  return { most: paiseToRupees(due), decimals: 2 }
}

function refusedOf({ lines }: StopWire, { refused }: Draft): LineQuantity[] {
  return lines
    .map(({ line, quantity: most }) => ({ line, quantity: refusedUnits(refused[line] ?? '', most) }))
    .filter(({ quantity }) => quantity !== 0)
}

/** Parses the refused units; `NaN` if they are not a valid number. */
function refusedUnits(text: string, most: number): number {
  return text.trim() === '' ? 0 : (numberOf(text, { most }) ?? Number.NaN)
}

/** More than nothing and less than all, and of no line more than there is. */
function isPartial({ lines }: StopWire, refused: readonly LineQuantity[]): boolean {
  const mostOf = (at: number) => lines.find(({ line }) => line === at)?.quantity ?? 0
  const isAll = lines.every(
    ({ line, quantity }) => refused.find((one) => one.line === line)?.quantity === quantity,
  )
  return refused.length > 0 && !isAll && refused.every(({ line, quantity }) => quantity <= mostOf(line))
}

function dueFor({ due, lines }: StopWire, outcome: StopOutcome, refused: readonly LineQuantity[]): Paise {
  if (due === null || outcome === 'REFUSED' || outcome === 'NOT_TODAY') return ZERO
  const goneOf = (at: number) => refused.find(({ line }) => line === at)?.quantity ?? 0
  const arriving = lines.map((line) => ({
    ...line,
    quantity: Math.max(0, line.quantity - (goneOf(line.line) || 0)),
  }))
  return amountToCollect(due, arriving)
}
