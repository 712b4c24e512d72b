import { language } from '#messages/language.ts'
import type { ProblemFacts } from '#domain/problem/wire.ts'

/** Time that a request may take. */
export const TIMEOUT_MS = 15_000
/** Time that sending a file may take, on a slow telephone network too. */
const UPLOAD_TIMEOUT_MS = 90_000

/** A request that failed: with a code of the store's closed list, or `offline`, `slow` or `failed`. */
export class ApiError extends Error {
  readonly code: string
  readonly details: ProblemFacts

  constructor(code: string, details: ProblemFacts = {}) {
    super(typeof details.title === 'string' ? details.title : code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** The code of a request that failed, and of any other failure `failed`. */
export function codeOfFailure(error: unknown): string {
  return error instanceof ApiError ? error.code : 'failed'
}

/** Tells whether nobody knows what became of a request: its answer did not come in time, or was none of the store's. */
export function isUnanswered({ code }: ApiError): boolean {
  return ['slow', 'offline', 'failed', 'temporarily-unavailable'].includes(code)
}

type RequestOptions = {
  readonly body?: unknown
  /** A file that is sent as it is, in place of a body. */
  readonly file?: Blob
  readonly headers?: Readonly<Record<string, string>>
  /** Time that it may take; `TIMEOUT_MS` unless told, longer for a file. */
  readonly timeoutMs?: number
  /** Ends it before it is answered. */
  readonly signal?: AbortSignal
}

/** Sends a request and resolves with its successful response. Throws `ApiError`. */
export async function send(
  method: string,
  url: string,
  { body, file, headers, timeoutMs = file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS, signal }: RequestOptions = {},
): Promise<Response> {
  const type = file ? 'application/octet-stream' : body === undefined ? null : 'application/json'
  const response = await fetch(language === 'en' ? url : inLanguage(url), {
    method,
    signal: timeLimit(timeoutMs, signal),
    headers: { ...(type !== null && { 'content-type': type }), ...headers },
    // undefined without a body
    body: file ?? JSON.stringify(body),
  }).catch((error: unknown) => {
    const slow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(slow ? 'slow' : 'offline')
  })
  if (response.ok) return response
  throw await readProblem(response)
}

/** An address of the API that is answered in the language of this build. */
function inLanguage(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}language=${language}`
}

async function readProblem(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null)
  const { anyProblem } = await import('#domain/problem/wire.ts').catch(() => ({ anyProblem: null }))
  const { code = 'failed', ...details } = anyProblem?.safeParse(answer).data ?? {}
  return new ApiError(code, details)
}

function timeLimit(ms: number, given?: AbortSignal): AbortSignal {
  const control = new AbortController()
  given?.addEventListener('abort', () => control.abort(given.reason))
  setTimeout(() => control.abort(new DOMException('The request took too long.', 'TimeoutError')), ms)
  return control.signal
}
