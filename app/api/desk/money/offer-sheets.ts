import {
  offerSheetCalls,
  type OfferAct,
  type OfferFile,
  type OfferImportWire,
  type UndoneOfferImportWire,
} from '#domain/offers/sheets/wire.ts'
import { addressOf, callApi } from '../../transport/call.ts'

/** A file of a thousand rows takes a while. */
const TIMEOUT_MS = 65_000

interface SentOffers {
  readonly act: OfferAct
  readonly seen: string | null
  /** Places of columns that are left out on purpose. */
  readonly without: string
}

/** Checks a sheet of offers, or makes them as it says. Throws `file-refused`, `invalid-input` and `edit-conflict`. */
export function sendOffers(file: File, { act, seen, without }: SentOffers): Promise<OfferImportWire> {
  const query = new URLSearchParams({ act, file: file.name.slice(-200) })
  if (seen !== null) query.set('seen', seen)
  if (without !== '') query.set('without', without)
  return callApi(offerSheetCalls.import, { file, query, timeoutMs: TIMEOUT_MS })
}

/** Makes offers as they were before a file. */
export function undoOfferImport(id: string): Promise<UndoneOfferImportWire> {
  return callApi(offerSheetCalls.undo, { params: { id } })
}

/** Address of the offers in use as a file. */
export function offersFile(file: OfferFile): string {
  return addressOf(offerSheetCalls.file, { params: { file } })
}
