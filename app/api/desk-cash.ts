import type { TillEntryRequestWire } from '#domain/till/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { request } from './request.ts'

const isSound = ({ trips, receipts, tillEntries, balances }: Partial<CashDayWire>) =>
  Array.isArray(trips) && Array.isArray(receipts) && Array.isArray(tillEntries) && balances !== undefined

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

/** Enters a count of the till, or what is put in or taken out. Throws `amount-changed` with what the till holds now, in rupees. */
export function enterInTill(body: TillEntryRequestWire): Promise<CashDayWire> {
  return request('POST', '/api/desk/cash/till-entries', { body, isSound })
}
