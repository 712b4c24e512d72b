import {
  attentionCalls,
  type MoneyAttentionWire,
  type PaymentDecision,
} from '#domain/payments/attention-wire.ts'
import { callApi } from '../../transport/call.ts'

/** The payments that need somebody, longest waiting first. */
export async function fetchMoneyAttention(): Promise<readonly MoneyAttentionWire[]> {
  return (await callApi(attentionCalls.list, {})).payments
}

/** Decides about one of them; the answer is what still needs somebody. */
export async function decideOnPayment(
  paymentId: string,
  body: PaymentDecision,
): Promise<readonly MoneyAttentionWire[]> {
  return (await callApi(attentionCalls.decide, { params: { paymentId }, body })).payments
}
