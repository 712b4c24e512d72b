import type {
  MoneyAttentionListWire,
  MoneyAttentionWire,
  PaymentDecision,
} from '#domain/payments/attention-wire.ts'
import { request } from './request.ts'

const isSound = ({ payments }: Partial<MoneyAttentionListWire>) => Array.isArray(payments)

/** The payments that need somebody, longest waiting first. */
export async function fetchMoneyAttention(): Promise<readonly MoneyAttentionWire[]> {
  return (await request<MoneyAttentionListWire>('GET', '/api/desk/payments', { isSound })).payments
}

/** Decides about one of them; the answer is what still needs somebody. */
export async function decideOnPayment(
  paymentId: string,
  body: PaymentDecision,
): Promise<readonly MoneyAttentionWire[]> {
  const path = `/api/desk/payments/${encodeURIComponent(paymentId)}/decision`
  return (await request<MoneyAttentionListWire, PaymentDecision>('POST', path, { body, isSound })).payments
}
