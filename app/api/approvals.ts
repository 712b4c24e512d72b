import { approvalCalls, type ApprovalsWire, type ApprovalWire } from '#domain/orders/approvals/wire.ts'
import type { PlaceOrderRequest } from '#domain/orders/wire.ts'
import { callApi } from './transport/call.ts'

/** The order that a link asks to approve. */
export function fetchApproval(token: string): Promise<ApprovalWire> {
  return callApi(approvalCalls.show, { params: { token } })
}

/** Approves or declines an order at the total that was shown. Throws `amount-changed`, `firm-approver-limit` and `approval-over`. */
export function answerApproval(
  token: string,
  body: { readonly answer: 'approve' | 'decline'; readonly total: number },
): Promise<ApprovalWire> {
  return callApi(approvalCalls.answer, { params: { token }, body })
}

/** The orders of a firm that waited for approval, as far as one sees them. */
export function fetchApprovals(firmId: string): Promise<ApprovalsWire> {
  return callApi(approvalCalls.list, { params: { id: firmId } })
}

/** Asks for approval of an order; the same id asks once. Throws what placing an order throws. */
export function askApproval(
  firmId: string,
  body: { readonly id: string; readonly order: PlaceOrderRequest },
): Promise<ApprovalsWire> {
  return callApi(approvalCalls.ask, { params: { id: firmId }, body })
}

export function withdrawApproval(firmId: string, approvalId: string): Promise<ApprovalsWire> {
  return callApi(approvalCalls.withdraw, { params: { id: firmId, approvalId } })
}
