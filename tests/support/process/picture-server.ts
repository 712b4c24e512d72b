import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tinyPicture } from '../catalogue/tiny-picture.ts'

/** A server of somebody else's pictures: `*.png` is one, everything else is not there. */
export type PictureServer = {
  /** Address that it listens on. */
  readonly address: string
  /** Number of requests by path. */
  readonly asked: Map<string, number>
  /** Paths that get no answer until they are let go. */
  readonly held: Set<string>
  /** Paths that are answered as not there. */
  readonly missing: Set<string>
  readonly close: () => void
}

/** Starts one on this machine; a store fetches from it where its settings name it as a mirror. */
export async function startPictureServer(): Promise<PictureServer> {
  const picture = await tinyPicture()
  const [asked, held, missing] = [new Map<string, number>(), new Set<string>(), new Set<string>()]
  const server = createServer(({ url = '' }, response: ServerResponse) => {
    asked.set(url, (asked.get(url) ?? 0) + 1)
    if (held.has(url)) return
    if (!url.endsWith('.png') || missing.has(url)) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    held,
    missing,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
