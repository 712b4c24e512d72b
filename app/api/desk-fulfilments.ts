import type {
  CancelLinesRequest,
  MoveFulfilmentRequest,
  ReturnLinesRequest,
  ShipLinesRequest,
} from '#domain/fulfilments/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { deskOrderPath } from './desk.ts'
import { request, send } from './request.ts'

function change(orderId: string, action: string, body: unknown): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/${action}`, {
    body,
    isSound: ({ moves }: Partial<DeskOrderDetailWire>) => Array.isArray(moves),
  })
}

/** Ships a part of an order. */
export function shipLines(orderId: string, body: ShipLinesRequest): Promise<DeskOrderDetailWire> {
  return change(orderId, 'fulfilments', body)
}

/** Moves one part of an order. */
export function moveFulfilment(
  orderId: string,
  number: number,
  body: MoveFulfilmentRequest,
): Promise<DeskOrderDetailWire> {
  return change(orderId, `fulfilments/${number}/status`, body)
}

/** Cancels units that have not left. */
export function cancelLines(orderId: string, body: CancelLinesRequest): Promise<DeskOrderDetailWire> {
  return change(orderId, 'cancel-lines', body)
}

/** Takes delivered units back. */
export function returnLines(orderId: string, body: ReturnLinesRequest): Promise<DeskOrderDetailWire> {
  return change(orderId, 'returns', body)
}

/** Refunds a part of an online payment, in rupees. */
export function refundPart(
  orderId: string,
  body: { readonly amount: string; readonly reason: string; readonly seenAt: string },
): Promise<DeskOrderDetailWire> {
  return change(orderId, 'refund', body)
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
  const path = `${deskOrderPath(orderId)}/fulfilments/${number}/eway-bill.json?${query}`
  const response = await send('GET', path, {})
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { file: await response.blob(), name: name ?? 'eway-bill.json' }
}
