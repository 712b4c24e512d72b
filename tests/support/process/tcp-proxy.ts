import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network between a client and a server, which a test makes slow or dead. */
export type TcpProxy = {
  readonly port: number
  /** Delays everything that passes by this long. */
  readonly delay: (ms: number) => void
  /** From now on nothing passes and nobody is told, on old connections and new ones. */
  readonly swallow: () => void
  /** Everything passes again; what was swallowed is lost, and so are the connections that it was lost on. */
  readonly pass: () => void
  readonly close: () => Promise<void>
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let delayMs = 0
  let isDead = false
  const sockets = new Set<Socket>()

  const forward = (from: Socket, to: Socket): void => {
    let isLost = false
    from.on('data', (bytes) => {
      isLost ||= isDead
      if (isLost) return
      if (delayMs === 0) to.write(bytes)
      else setTimeout(() => to.write(bytes), delayMs)
    })
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => {})
    sockets.add(from)
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    forward(client, upstream)
    forward(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms
    },
    swallow: () => {
      isDead = true
    },
    pass: () => {
      isDead = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
