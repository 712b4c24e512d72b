import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretMix } from '#domain/orders/placing/order-number.ts'

/** The token of a new session. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a session token; the token itself is never stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Tells a repeat of a request from another one under the same id or key. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

/** The stored form of a sign-in code: a keyed hash, bound to the number it was sent to. */
export function codeHash(key: string, phone: string, code: string): string {
  return createHmac('sha256', key).update(`${phone}\n${code}`).digest('base64url')
}

/** Compares two hashes in constant time. */
export function sameHash(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A keyed hash that scatters the numbers of orders (`scatter`). */
export function numberMix(key: string): SecretMix {
  return (round, half) =>
    createHmac('sha256', key).update(`order number\n${round}\n${half}`).digest().readUInt32BE()
}
