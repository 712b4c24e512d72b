import { request, type Agent, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { FuzzRequest } from './draw-requests.ts'

/** What came back; status 0 when nothing did. */
export type Answer = {
  readonly status: number
  readonly headers: string
  readonly retryAfter: string | undefined
  readonly body: string
}

const ANSWER_WITHIN_MS = 40_000

/** Sends a request as it is, without the corrections that `fetch` makes. */
export function sendRequest(
  baseURL: string,
  agent: Agent,
  { operation, method, path, headers, body }: FuzzRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((resolve) => {
    const fail = (error: Error): void =>
      resolve({ status: 0, headers: '', retryAfter: undefined, body: error.message })
    const length =
      body === null || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent,
      headers: { ...headers, ...length },
      timeout: ANSWER_WITHIN_MS,
    })
    sent.on('response', (response) => void read(response).then(resolve, fail))
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${ANSWER_WITHIN_MS / 1_000} s`)))
    sent.on('error', (error) =>
      // the store had closed the idle connection at that moment, and never read the request
      sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        ? resolve(sendRequest(baseURL, agent, { operation, method, path, headers, body }))
        : fail(error),
    )
    sent.end(body)
  })
}

async function read(response: IncomingMessage): Promise<Answer> {
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders.join('\n'),
    retryAfter: response.headers['retry-after'],
    body: await bodyOf(response),
  }
}

/** The body; of a stream of events its beginning, because it stays open for minutes. */
async function bodyOf(response: IncomingMessage): Promise<string> {
  if (response.headers['content-type']?.startsWith('text/event-stream') !== true)
    return (await buffer(response)).toString('utf8')
  const [bytes] = await Promise.race([once(response, 'data'), once(response, 'end')])
  response.destroy()
  return String(bytes ?? '')
}
