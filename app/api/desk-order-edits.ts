import type { EditOrderRequest, EditPreviewWire, PreviewEditRequest } from '#domain/order-edits/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { deskOrderPath } from './desk.ts'
import { request } from './request.ts'

const isOrder = ({ moves }: Partial<DeskOrderDetailWire>): boolean => Array.isArray(moves)

/** What an edit of an order would do. */
export function previewEdit(orderId: string, body: PreviewEditRequest): Promise<EditPreviewWire> {
  return request('POST', `${deskOrderPath(orderId)}/edits/preview`, {
    body,
    isSound: ({ lines }: Partial<EditPreviewWire>) => Array.isArray(lines),
  })
}

/** Edits an order, or asks its customer; a repeat of the id changes nothing. */
export function editOrder(orderId: string, body: EditOrderRequest): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/edits`, { body, isSound: isOrder })
}

/** Withdraws an edit that waits. */
export function withdrawEdit(orderId: string, id: string): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/edits/withdrawal`, { body: { id }, isSound: isOrder })
}

/** Records that the customer agreed on the phone to an edit that waits; a repeat changes nothing. */
export function agreeByPhone(orderId: string, id: string): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/edits/agreement`, { body: { id }, isSound: isOrder })
}
