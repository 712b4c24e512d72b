import { portalCalls, type PortalAct, type PortalReportWire } from '#domain/invoices/portal-import-wire.ts'
import { callApi } from '../../transport/call.ts'

/** A file of hundreds of documents takes a while. */
const TIMEOUT_MS = 65_000

/** Checks a file with numbers of the portals, or records them. Throws `file-refused` and `invalid-input`. */
export function sendPortalNumbers(act: PortalAct, file: File): Promise<PortalReportWire> {
  return callApi(portalCalls.send, { file, query: new URLSearchParams({ act }), timeoutMs: TIMEOUT_MS })
}
