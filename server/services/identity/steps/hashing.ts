import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What of a session token is kept. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What of a sign-in code is kept: a keyed hash, bound to the number it was sent to. */
export function codeHash(key: string, phone: string, code: string): string {
  return createHmac('sha256', key).update(`${phone}\n${code}`).digest('base64url')
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)]
  return a.length === b.length && timingSafeEqual(a, b)
}
