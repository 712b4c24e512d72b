import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'

/** How long a connection waits for its next request, in milliseconds; prepared answers say so as Node does. */
export const KEEP_ALIVE_MS = 5_000

/**
 * A finished answer as it travels: head and body in one buffer, so that it goes out in one write for which nothing is made. What
 * differs from answer to answer has its place in the head and is written there: the request id and the date.
 */
export type PreparedAnswer = {
  readonly bytes: Buffer<ArrayBuffer>
  /** The part of `bytes` after the head; never changes. */
  readonly body: Uint8Array<ArrayBuffer>
  readonly idAt: number
  readonly dateAt: number
  /** The second whose date stands in the head. */
  second: number
  /** How many connections have not taken all of `bytes` yet; meanwhile its head must not change. */
  waiting: number
}

/** As long as every request id. */
const NO_ID = '0'.repeat(36)
/** As long as every date. */
const NO_DATE = new Date(0).toUTCString()

/** Prepares an answer with status 200; throws on a header that Node would refuse. Headers are a flat list of names and values. */
export function prepareAnswer(headers: readonly string[], body: Uint8Array): PreparedAnswer {
  let head = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  head += 'x-request-id: '
  const idAt = head.length
  head += `${NO_ID}\r\nDate: `
  const dateAt = head.length
  head += `${NO_DATE}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length)
  bytes.write(head, 'latin1')
  bytes.set(body, head.length)
  return { bytes, body: bytes.subarray(head.length), idAt, dateAt, second: 0, waiting: 0 }
}

/**
 * Sends a prepared answer; false if this response must be written as usual: it waits behind another on its connection, closes
 * the connection, or an earlier reader is so slow that the buffer is still being sent.
 *
 * Node would join, check and write the same headers with each answer, half of what answering from memory costs. Its own `end`
 * then does what it does after any answer, as the head is marked as sent.
 */
export function sendPrepared(response: ServerResponse, answer: PreparedAnswer, requestId: string): boolean {
  const { socket, shouldKeepAlive } = response
  const { httpVersionMinor, headers } = response.req
  if (socket === null || socket.writableLength > 0 || answer.waiting > 0) return false
  if (!shouldKeepAlive || httpVersionMinor !== 1 || headers.expect !== undefined) return false
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (answer.second !== second) {
    answer.bytes.write(new Date(now).toUTCString(), answer.dateAt, 'latin1')
    answer.second = second
  }
  answer.bytes.write(requestId, answer.idAt, 'latin1')
  Object.assign(response, headSent)
  socket.write(answer.bytes)
  if (socket.writableLength > 0) {
    answer.waiting += 1
    response.once('close', () => (answer.waiting -= 1))
  }
  response.end()
  return true
}

/** What Node's responses are when their head is on its way. */
const headSent = { _header: 'HTTP/1.1 200 OK\r\n\r\n', _headerSent: true }
