import type { TillEntryRequestWire } from '#domain/till/wire.ts'
import { cashCalls, type CashDayWire, type HandInRequest } from '#domain/trips/cash-wire.ts'
import { callApi } from '../../transport/call.ts'

/** The cash of a day (`2026-11-20`), and what drivers still have; today's without one. */
export function fetchCash(day: string | null): Promise<CashDayWire> {
  return callApi(cashCalls.show, { query: new URLSearchParams(day === null ? {} : { day }) })
}

/** Counts what a driver hands in. Throws `amount-changed` when something else is to be handed in now. */
export function handIn(body: HandInRequest): Promise<CashDayWire> {
  return callApi(cashCalls.handIn, { body })
}

/** Enters a count of the till, or what is put in or taken out. Throws `amount-changed` with what the till holds now. */
export function enterInTill(body: TillEntryRequestWire): Promise<CashDayWire> {
  return callApi(cashCalls.enterInTill, { body })
}
