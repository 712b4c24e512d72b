import { createHmac, randomBytes } from 'node:crypto'
import { sameHash } from './hashing.ts'

/**
 * A fresh secret for a browser's cookie. It is signed, so that limits can recognize browsers of the store without asking the
 * database; its hash there decides what it opens. It counts as genuine for `seconds`.
 */
export function newBrowserToken(
  key: string,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  const content = `${randomBytes(32).toString('base64url')}.${until.toString(36)}`
  return `${content}.${signature(key, content)}`
}

/** Tells whether the store gave this token to a browser and it has not run out. */
export function isGenuineToken(key: string, token: string, now: Date): boolean {
  const [, content, until, signed] = /^([\w-]{43}\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  if (content === undefined || until === undefined || signed === undefined) return false
  return sameHash(signed, signature(key, content)) && Number.parseInt(until, 36) * 1000 > now.getTime()
}

function signature(key: string, content: string): string {
  return createHmac('sha256', key).update(`browser token\n${content}`).digest('base64url')
}
