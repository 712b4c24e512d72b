import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const RECONNECT_MS = 500
const CONNECT_TIMEOUT_MS = 5_000

type Listening = {
  readonly address: string
  readonly channel: string
  readonly listener: (payload: string | null) => void
}

/**
 * Listens on a channel over a connection of its own and connects again whenever that is lost; after a loss `listener`
 * gets null, because notifications may have been missed. Returns how to stop.
 */
export async function listenTo(listening: Listening): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await connect(listening, lost)

  function lost(): void {
    if (!stopping.signal.aborted) void reconnect()
  }

  async function reconnect(): Promise<void> {
    try {
      await wait(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false })
      client = await connect(listening, lost)
      listening.listener(null)
    } catch {
      lost()
    }
  }

  return async () => {
    stopping.abort()
    await client.end()
  }
}

async function connect({ address, channel, listener }: Listening, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  client.on('notification', (message) => listener(message.payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  // an attempt that failed has told so by its rejection
  client.on('end', lost)
  return client
}
