import {
  priceListSheetCalls,
  type ListAct,
  type ListFile,
  type PriceListImportWire,
} from '#domain/pricing/sheets/wire.ts'
import type { ListRest } from '#domain/pricing/sheets/list-rows.ts'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import { addressOf, callApi } from '../../transport/call.ts'

/** A file of a thousand rows takes a while. */
const TIMEOUT_MS = 65_000

interface SentList {
  readonly id: string
  readonly act: ListAct
  readonly rest: ListRest
  /** As the check answered it. */
  readonly revision?: number | undefined
  /** Of a list that is not there yet. */
  readonly name?: string | undefined
  /** Places of columns that are left out on purpose. */
  readonly without: string
}

/** Checks a sheet of a price list, or makes the list as it says. Throws `file-refused`, `invalid-input` and `edit-conflict`. */
export function sendPriceList(
  file: File,
  { id, act, rest, revision, name, without }: SentList,
): Promise<PriceListImportWire> {
  const query = new URLSearchParams({ act, rest, file: file.name.slice(-200) })
  if (revision !== undefined) query.set('revision', String(revision))
  if (name !== undefined) query.set('name', name)
  if (without !== '') query.set('without', without)
  return callApi(priceListSheetCalls.import, { params: { id }, file, query, timeoutMs: TIMEOUT_MS })
}

/** Makes a list as it was before its last file. */
export function undoPriceListImport(id: string): Promise<PriceListWire> {
  return callApi(priceListSheetCalls.undo, { params: { id } })
}

/** Address of a price list as a file. */
export function priceListFile(id: string, file: ListFile): string {
  return addressOf(priceListSheetCalls.file, { params: { id, file } })
}
