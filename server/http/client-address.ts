import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The network address a request comes from, as the connection shows it; headers that anybody can write do not count. */
export function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'unknown' // an in-process call has no connection
  }
}
