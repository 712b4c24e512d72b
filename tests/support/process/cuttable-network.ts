import { createServer, connect, type Socket } from 'node:net'

/** A network between a browser and a store that can be cut: open connections break and new ones are refused. */
export type CuttableNetwork = {
  readonly baseURL: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Puts such a network before a store. */
export async function cuttableNetwork(storeURL: string): Promise<CuttableNetwork> {
  const { hostname, port } = new URL(storeURL)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const store = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, store],
      [store, client],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const breakAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseURL: `http://${hostname}:${own}`,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        breakAll()
      }),
  }
}
