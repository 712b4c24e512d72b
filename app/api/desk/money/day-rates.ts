import {
  dayRateCalls,
  type DayRateImportWire,
  type DayRateOutcomeWire,
  type DayRatePreviewWire,
  type DayRateRowWire,
  type DayRateWire,
  type RateAct,
  type SaveDayRateRequest,
  type SetDayRateRequest,
} from '#domain/pricing/day-rates/wire.ts'
import { callApi } from '../../transport/call.ts'

/** All rates of the day. */
export async function fetchDayRates(): Promise<readonly DayRateRowWire[]> {
  return (await callApi(dayRateCalls.list, { query: new URLSearchParams() })).rates
}

/** The rates that sizes of a product follow. */
export async function fetchRatesOf(product: string): Promise<readonly DayRateRowWire[]> {
  return (await callApi(dayRateCalls.list, { query: new URLSearchParams({ product }) })).rates
}

export function fetchDayRate(id: string): Promise<DayRateWire> {
  return callApi(dayRateCalls.one, { params: { id } })
}

/** Creates a rate or changes it; `revision` is the one that was seen. */
export function saveDayRate(id: string, body: SaveDayRateRequest): Promise<DayRateWire> {
  return callApi(dayRateCalls.save, { params: { id }, body })
}

export function removeDayRate(id: string): Promise<DayRateWire> {
  return callApi(dayRateCalls.remove, { params: { id } })
}

export function restoreDayRate(id: string): Promise<DayRateWire> {
  return callApi(dayRateCalls.restore, { params: { id } })
}

/** Tells what a base in paise would do. */
export function previewDayRate(id: string, base: number): Promise<DayRatePreviewWire> {
  return callApi(dayRateCalls.preview, { params: { id }, body: { base } })
}

/** Sets a base now or at a moment; the same `id` sets it once however often it is sent. */
export function setDayRate(id: string, body: SetDayRateRequest): Promise<DayRateOutcomeWire> {
  return callApi(dayRateCalls.set, { params: { id }, body })
}

/** A file of a thousand sizes takes a while. */
const TIMEOUT_MS = 65_000

/** Checks a file of rates, or saves what it says and sets them. Throws `file-refused`, `invalid-input` and `price-moves`. */
export function sendDayRates(
  file: File,
  { act, confirmMoves }: { readonly act: RateAct; readonly confirmMoves: boolean },
): Promise<DayRateImportWire> {
  const query = new URLSearchParams({ act, confirmMoves: String(confirmMoves) })
  return callApi(dayRateCalls.import, { file, query, timeoutMs: TIMEOUT_MS })
}

/** Undoes the last setting, or cancels one that waits or failed. */
export function takeBackSetting(id: string, settingId: string): Promise<DayRateOutcomeWire> {
  return callApi(dayRateCalls.takeBack, { params: { id, settingId } })
}
