import { orderChangeCalls, type ProposalViewWire } from '#domain/order-edits/wire.ts'
import { callApi } from './transport/call.ts'

/** The change that a customer's link is about. */
export function fetchProposal(token: string): Promise<ProposalViewWire> {
  return callApi(orderChangeCalls.show, { params: { token } })
}

/** Accepts or declines the change. */
export function answerProposal(token: string, answer: 'accept' | 'decline'): Promise<ProposalViewWire> {
  return callApi(orderChangeCalls.answer, { params: { token }, body: { answer } })
}
