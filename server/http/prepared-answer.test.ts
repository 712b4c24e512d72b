import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { prepareAnswer, sendPrepared } from './prepared-answer.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const fields = ['content-type', 'text/plain', 'content-length', '5', 'etag', '"a"']
const requestIds = (): (() => string) => {
  let count = 0
  return () => String((count += 1)).padStart(36, '0')
}

/** A server that answers with a prepared body, and as usual where that cannot be. */
async function serve(body: Uint8Array): Promise<{ port: number; ways: boolean[] }> {
  const headers = fields.with(3, String(body.length))
  const prepared = prepareAnswer(headers, body)
  const ways: boolean[] = []
  const nextId = requestIds()
  const port = await listen((_, response) => {
    const id = nextId()
    const isSent = sendPrepared(response, prepared, id)
    ways.push(isSent)
    if (!isSent) response.writeHead(200, [...headers, 'x-request-id', id]).end(prepared.body)
  })
  return { port, ways }
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer({ optimizeEmptyRequests: true }, listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const get = (path = '/', extra = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${extra}\r\n`

/** Sends a text and reads until so many bodies have arrived or the server closes the connection. */
function converse(port: number, sent: string, answers: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    let read = ''
    socket.setEncoding('latin1').on('data', (text) => {
      read += text
      if (read.split('hello').length > answers) socket.destroy()
    })
    socket.on('error', reject).on('close', () => resolve(read))
  })
}

const hello = Buffer.from('hello')
const withoutDate = (text: string): string => text.replaceAll(/Date: .*GMT/g, 'Date: now')

test('a prepared answer has the bytes that Node would send', async () => {
  const { port, ways } = await serve(hello)
  const usual = await listen((_, response) =>
    response.writeHead(200, [...fields, 'x-request-id', '1'.padStart(36, '0')]).end('hello'),
  )
  const [own, node] = [await converse(port, get(), 1), await converse(usual, get(), 1)]
  expect(ways).toEqual([true])
  expect(withoutDate(own)).toBe(withoutDate(node))
  expect(Math.abs(Date.parse(/Date: (.*)\r/.exec(own)?.[1] ?? '') - Date.now())).toBeLessThan(5_000)
})

test('every answer on a connection has its own request id, also when requests do not wait for answers', async () => {
  const { port, ways } = await serve(hello)
  const read = await converse(port, get().repeat(3), 3)
  expect([...read.matchAll(/x-request-id: 0*(\d)/g)].map(([, id]) => id)).toEqual(['1', '2', '3'])
  expect(ways[0]).toBe(true)
})

test('who closes the connection or speaks HTTP/1.0 is answered as usual, and let go', async () => {
  const { port, ways } = await serve(hello)
  const closing = await converse(port, get('/', 'Connection: close\r\n'), 9)
  const old = await converse(port, 'GET / HTTP/1.0\r\n\r\n', 9)
  expect([closing, old].map((text) => /Connection: close[^]*hello$/.test(text))).toEqual([true, true])
  expect(ways).toEqual([false, false])
})

test('while a slow reader takes an answer, others get theirs without disturbing it', async () => {
  const body = Buffer.alloc(16_000_000, 'x')
  const { port, ways } = await serve(body)
  const slow = await new Promise<Socket>((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(get(), () => resolve(socket)))
    socket.pause()
  })
  await expect.poll(() => ways).toEqual([true])
  const head = await new Promise<string>((resolve, reject) => {
    const other: Socket = connect(port, '127.0.0.1', () => other.write(get()))
    other.on('error', reject).once('data', (data: Buffer) => {
      resolve(data.toString('latin1', 0, 400))
      other.destroy()
    })
  })
  expect(head).toMatch(/x-request-id: 0*2\r/)
  expect(ways).toEqual([true, false])
  const read: Buffer[] = []
  const length = (): number => read.reduce((sum, { length: some }) => sum + some, 0)
  slow.on('data', (data: Buffer) => read.push(data)).resume()
  await expect.poll(() => length() > body.length, { timeout: 20_000 }).toBe(true)
  expect(Buffer.concat(read).toString('latin1', 0, 400)).toMatch(/x-request-id: 0*1\r/)
  slow.destroy()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel().then(() => ways.at(-1)))
    .toBe(true)
})

test('a header that Node would refuse is refused when the answer is prepared', () => {
  expect(() => prepareAnswer(['x-a', 'a\r\nx-b: b'], hello)).toThrow('Invalid character')
})
