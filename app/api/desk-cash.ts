import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { request } from './request.ts'

const isSound = ({ trips, receipts, balances }: Partial<CashDayWire>) =>
  Array.isArray(trips) && Array.isArray(receipts) && balances !== undefined

/** The cash of a day (`2026-11-20`), and what drivers still have; today's without one. */
export function fetchCash(day: string | null): Promise<CashDayWire> {
  return request('GET', `/api/desk/cash${day === null ? '' : `?day=${encodeURIComponent(day)}`}`, { isSound })
}

/** Counts what a driver hands in. Throws `amount-changed` when something else is to be handed in now. */
export function handIn(body: {
  readonly tripId: string
  readonly expected: number
  readonly counted: string
  readonly note: string | null
}): Promise<CashDayWire> {
  return request('POST', '/api/desk/cash/hand-ins', { body, isSound })
}
