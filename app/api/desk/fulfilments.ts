import { ewayBillCalls } from '#domain/eway-bills/wire.ts'
import type {
  CancelLinesRequest,
  MoveFulfilmentRequest,
  RecordEwayBillRequest,
  ReturnLinesRequest,
  ShipLinesRequest,
  WeighLoadRequest,
} from '#domain/fulfilments/wire.ts'
import type { RecordEInvoiceRequest } from '#domain/invoices/wire.ts'
import { deskOrderCalls, fulfilmentCalls } from '#domain/orders/desk-calls.ts'
import type { DeskOrderDetailWire, RefundRequest } from '#domain/orders/desk/desk-wire.ts'
import { callApi, callForFile } from '../transport/call.ts'

/** Ships a part of an order. */
export function shipLines(orderId: string, body: ShipLinesRequest): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.ship, { params: { orderId }, body })
}

/** Bills loads of an order by their weight. */
export function weighLoad(orderId: string, body: WeighLoadRequest): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.weigh, { params: { orderId }, body })
}

/** Moves one part of an order. */
export function moveFulfilment(
  orderId: string,
  number: number,
  body: MoveFulfilmentRequest,
): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.move, { params: { orderId, number: String(number) }, body })
}

/** Records the e-way bill of a part. Throws `portal-number-taken`. */
export function recordEwayBill(
  orderId: string,
  number: number,
  body: RecordEwayBillRequest,
): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.recordEwayBill, { params: { orderId, number: String(number) }, body })
}

/** Records the registration of an invoice or credit note. Throws `e-invoice-refused` and `portal-number-taken`. */
export function recordEInvoice(orderId: string, body: RecordEInvoiceRequest): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.recordEInvoice, { params: { orderId }, body })
}

/** Cancels units that have not left. */
export function cancelLines(orderId: string, body: CancelLinesRequest): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.cancel, { params: { orderId }, body })
}

/** Takes delivered units back. */
export function returnLines(orderId: string, body: ReturnLinesRequest): Promise<DeskOrderDetailWire> {
  return callApi(fulfilmentCalls.takeBack, { params: { orderId }, body })
}

/** Refunds a part of an online payment. */
export function refundPartially(orderId: string, body: RefundRequest): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.refund, { params: { orderId }, body })
}

/** The e-way bill of a part that has left, with its file name. Throws `eway-bill-refused` with the reasons. */
export async function fetchEwayBill(
  orderId: string,
  number: number,
  { vehicle, distance }: { readonly vehicle: string; readonly distance: string },
): Promise<{ readonly file: Blob; readonly name: string }> {
  const query = new URLSearchParams({
    ...(vehicle !== '' && { vehicle }),
    ...(distance !== '' && { distance }),
  })
  const params = { orderId, number: String(number) }
  const response = await callForFile(ewayBillCalls.show, { params, query })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { file: await response.blob(), name: name ?? 'eway-bill.json' }
}
