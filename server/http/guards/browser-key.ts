import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** The cookies that a browser gets with a code and with a sign-in; on https they have the prefix that binds them to this host. */
const cookies = ['__Host-device', 'device', '__Host-signing-in', 'signing-in']

/**
 * Token that the store gave a browser with a code or a sign-in, by which the limits count it, so that strangers behind the
 * same gateway use up nothing of its own. Null for other browsers.
 */
export function browserKey(context: Context, isGenuine: (token: string) => boolean): string | null {
  return (
    cookies
      .map((name) => getCookie(context, name))
      .find((token) => token !== undefined && isGenuine(token)) ?? null
  )
}
