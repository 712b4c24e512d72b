import { createHmac } from 'node:crypto'
import { sameHash } from '../../identity/steps/hashing.ts'

/** 128 bits, as many as the id has: nobody guesses one, and the link still fits into one SMS. */
const MAC_BYTES = 16
const ID_BYTES = 16

/** The token of the link by which an order is paid: its id with a keyed hash of it. It is stored nowhere and always the same. */
export function paymentLinkTokenOf(key: string, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  const mac = createHmac('sha256', key).update(`payment-link\n${orderId}`).digest()
  return Buffer.concat([id, mac.subarray(0, MAC_BYTES)]).toString('base64url')
}

/** The id of the order that a token is about; null for one that this store did not make. */
export function orderIdOfPaymentLink(key: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null
  const orderId = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return sameHash(token, paymentLinkTokenOf(key, orderId)) ? orderId : null
}
