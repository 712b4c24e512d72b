import { LEFT_OUT_HEADER, printCalls, type PrintRequestWire } from '#domain/printing/wire.ts'
import { addressOf, callForFile } from '../transport/call.ts'

/** As long as the store works on a print at most, and a little. */
const TIMEOUT_MS = 65_000

/** A PDF, and the numbers of the orders of which nothing was printed. */
export type Printed = { readonly pdf: Blob; readonly leftOut: readonly string[] }

/** Prints documents of orders, or of what a trip carries. Throws `nothing-to-print` when there are none. */
export async function printDocuments(body: PrintRequestWire): Promise<Printed> {
  const response = await callForFile(printCalls.print, { body, timeoutMs: TIMEOUT_MS })
  const leftOut = response.headers.get(LEFT_OUT_HEADER)?.split(',') ?? []
  return { pdf: await response.blob(), leftOut }
}

/** Address of the challan of a stop, for its driver. */
export function ownChallanPath(stopId: string): string {
  return addressOf(printCalls.ownChallan, { params: { stopId } })
}
