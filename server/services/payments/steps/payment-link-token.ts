import { readSignedId, signId } from '../../identity/steps/signed-id.ts'

/** The token of the link by which an order is paid. It is stored nowhere and always the same. */
export function paymentLinkTokenOf(key: string, orderId: string): string {
  return signId(key, 'payment-link', orderId)
}

/** The id of the order that a token is about; null for one that this store did not make. */
export function orderIdOfPaymentLink(key: string, token: string): string | null {
  return readSignedId(key, 'payment-link', token)
}
