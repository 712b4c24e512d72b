import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'

/** Tells the network address a request comes from. */
export type ClientAddressReader = (context: Context) => string

/**
 * The network address that limits count by: as the connection shows it, and, where that is a trusted proxy, as the
 * last stranger in its X-Forwarded-For; headers of anybody else do not count. `trusted` holds addresses and ranges
 * (`10.0.0.0/8`, `loopback`). Throws TypeError when one is malformed.
 */
export function clientAddressReader(trusted: readonly string[]): ClientAddressReader {
  const isTrusted = proxyAddress.compile([...trusted])
  return (context) => {
    const { incoming } = context.env as { incoming?: IncomingMessage }
    // an in-process call has no connection
    return incoming?.socket.remoteAddress === undefined
      ? 'unknown'
      : subscriberOf(proxyAddress(incoming, isTrusted))
  }
}

/** An IPv4 address itself; of an IPv6 address the /64 that one subscriber holds. */
function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}
