import { createHmac } from 'node:crypto'
import { sameHash } from './hashing.ts'

/** 128 bits, as many as the id has: nobody guesses one, and a link with it still fits into one SMS. */
const MAC_BYTES = 16
const ID_BYTES = 16

/** A token for a link: an id with a keyed hash of it and of what it is for. It is stored nowhere and always the same. */
export function signId(key: string, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const mac = createHmac('sha256', key).update(`${purpose}\n${id}`).digest()
  return Buffer.concat([bytes, mac.subarray(0, MAC_BYTES)]).toString('base64url')
}

/** The id that a token was made of for a purpose; null for one that this store did not make for it. */
export function readSignedId(key: string, purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null
  const id = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return sameHash(token, signId(key, purpose, id)) ? id : null
}
