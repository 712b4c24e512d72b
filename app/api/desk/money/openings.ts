import {
  openingCalls,
  type OpeningAct,
  type OpeningReportWire,
} from '#domain/accounts/opening-import-wire.ts'
import { callApi } from '../../transport/call.ts'

/** A file of a thousand bills takes a while. */
const TIMEOUT_MS = 65_000

/** Checks a file with what an old book has open, enters it, or takes back what it entered. Throws `file-refused` and `invalid-input`. */
export function sendOpenings(act: OpeningAct, file: File): Promise<OpeningReportWire> {
  return callApi(openingCalls.send, { file, query: new URLSearchParams({ act }), timeoutMs: TIMEOUT_MS })
}
