import type { Problem } from '#domain/problem/wire.ts'

/** How long a request may take. */
export const TIMEOUT_MS = 15_000

/** A request that failed: with a code of the store's closed list, or `offline`, `slow` or `failed`. */
export class ApiError extends Error {
  readonly code: string
  readonly details: Partial<Problem>

  constructor(code: string, details: Partial<Problem> = {}) {
    super(typeof details.title === 'string' ? details.title : code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** Whether nobody knows what became of a request: its answer did not come in time, or was none of the store's. */
export function isUnanswered({ code }: ApiError): boolean {
  return ['slow', 'offline', 'failed', 'temporarily-unavailable'].includes(code)
}

type RequestOptions<Body> = {
  readonly body?: Body | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** How long it may take; `TIMEOUT_MS` unless told. */
  readonly timeoutMs?: number
}

type AnswerOptions<Wire, Body> = RequestOptions<Body> & {
  /** A cheap check that the store has answered, not a proxy in its place. */
  readonly isSound: (answer: Partial<Wire>) => boolean
}

/** Sends a request and resolves with its answer, whose type the contract gives. Throws `ApiError`. */
export async function request<Wire, Body = never>(
  method: string,
  url: string,
  { isSound, ...options }: AnswerOptions<Wire, Body>,
): Promise<Wire> {
  const response = await send(method, url, options)
  const answer: Wire | null = await response.json().catch(() => null)
  if (answer === null || !isSound(answer)) throw new ApiError('failed')
  return answer
}

/** Sends a request that is answered without content. Throws `ApiError`. */
export async function requestNothing(method: string, url: string, body?: unknown): Promise<void> {
  const { status } = await send(method, url, body === undefined ? {} : { body })
  if (status !== 204) throw new ApiError('failed')
}

/** Sends a request and resolves with its successful response. Throws `ApiError`. */
export async function send<Body>(
  method: string,
  url: string,
  { body, headers, timeoutMs = TIMEOUT_MS }: RequestOptions<Body>,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: timeLimit(timeoutMs),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    // undefined without a body
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    const slow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(slow ? 'slow' : 'offline')
  })
  if (response.ok) return response
  const problem: Partial<Problem> | null = await response.json().catch(() => null)
  throw new ApiError(typeof problem?.code === 'string' ? problem.code : 'failed', problem ?? {})
}

function timeLimit(ms: number): AbortSignal {
  const control = new AbortController()
  setTimeout(() => control.abort(new DOMException('The request took too long.', 'TimeoutError')), ms)
  return control.signal
}
