import type { EditOrderRequest, EditPreviewWire, PreviewEditRequest } from '#domain/order-edits/wire.ts'
import { orderEditCalls } from '#domain/orders/desk-calls.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { callApi } from '../transport/call.ts'

/** Preview of an edit of an order. */
export function previewEdit(orderId: string, body: PreviewEditRequest): Promise<EditPreviewWire> {
  return callApi(orderEditCalls.preview, { params: { orderId }, body })
}

/** Edits an order, or asks its customer; a repeat of the id changes nothing. */
export function editOrder(orderId: string, body: EditOrderRequest): Promise<DeskOrderDetailWire> {
  return callApi(orderEditCalls.edit, { params: { orderId }, body })
}

/** Withdraws an edit that waits. */
export function withdrawEdit(orderId: string, id: string): Promise<DeskOrderDetailWire> {
  return callApi(orderEditCalls.withdraw, { params: { orderId }, body: { id } })
}

/** Records that the customer agreed on the phone to an edit that waits; a repeat changes nothing. */
export function agreeByPhone(orderId: string, id: string): Promise<DeskOrderDetailWire> {
  return callApi(orderEditCalls.agree, { params: { orderId }, body: { id } })
}
