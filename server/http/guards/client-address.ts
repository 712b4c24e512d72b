import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'

/** Reads the network address that a request comes from. */
export type ClientAddressReader = (context: Context) => string

/**
 * The network address that rate limits count by: the remote address of the connection or, behind a trusted proxy, the
 * last untrusted address in X-Forwarded-For. `trusted` holds addresses and ranges (`10.0.0.0/8`, `loopback`). Throws a
 * TypeError when one is malformed.
 */
export function clientAddressReader(trusted: readonly string[]): ClientAddressReader {
  const isTrusted = proxyAddress.compile([...trusted])
  return (context) => {
    const { incoming } = context.env as { incoming?: IncomingMessage }
    // an in-process request has no connection
    return incoming?.socket.remoteAddress === undefined
      ? 'unknown'
      : subscriberOf(proxyAddress(incoming, isTrusted))
  }
}

/** The whole IPv4 address, or the /64 of an IPv6 address, which is what one subscriber holds. */
function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/** The network block of such an address: the /24 of IPv4, the /48 of IPv6, which one customer of a hoster may hold. */
export function networkBlock(address: string): string {
  const bare = address.replace(/\/64$/, '')
  if (!ipaddr.isValid(bare)) return address
  const parsed = ipaddr.parse(bare)
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`
    : `${parsed.toString().replace(/\d+$/, '0')}/24`
}
