import { KNOWN_DEVICE_LIFETIME_MS, MAX_KNOWN_DEVICES } from '#domain/identity/login-limits.ts'
import type { Queries } from '../../../db/database.ts'
import { rememberDevice } from '../../../db/identity/known-devices.ts'
import { newBrowserToken } from './browser-token.ts'
import { tokenHash } from './hashing.ts'

/** A browser that has just proved whose it is. */
export type ProvenBrowser = {
  readonly partnerUid: string
  /** Name by which it describes itself. */
  readonly name: string
  /** Token that it received when it last signed in, or null. */
  readonly deviceToken: string | null
  readonly at: Date
}

/** Makes a browser a known device of an account; the token is given to the browser and stored nowhere else. */
export async function rememberBrowser(
  queries: Queries,
  { loginSecret }: { readonly loginSecret: string },
  { partnerUid, name, deviceToken, at }: ProvenBrowser,
): Promise<string> {
  const token = newBrowserToken(loginSecret, { now: at, seconds: KNOWN_DEVICE_LIFETIME_MS / 1000 })
  const previousHash = deviceToken === null ? null : tokenHash(deviceToken)
  await rememberDevice(
    queries,
    { name, hash: tokenHash(token), previousHash },
    { partnerUid, at, most: MAX_KNOWN_DEVICES },
  )
  return token
}
