/** How long any call may take. */
export const TIMEOUT_MS = 15_000

/** A call that failed: the code of the store's closed list, or `offline`, `slow` or `failed`. */
export class ApiError extends Error {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, details: Record<string, unknown> = {}) {
    super(typeof details.title === 'string' ? details.title : code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

type Options = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }

/** Calls the store and resolves with the JSON of its answer (undefined for none). Throws `ApiError`. */
export async function request<T>(method: string, url: string, options: Options = {}): Promise<T> {
  const response = await send(method, url, options)
  if (response.status === 204) return undefined as T
  const content: unknown = await response.json().catch(() => null)
  if (response.ok && content !== null) return content as T
  const details = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  throw new ApiError(typeof details.code === 'string' ? details.code : 'failed', details)
}

function timeLimit(): AbortSignal {
  const control = new AbortController()
  setTimeout(() => control.abort(new DOMException('The call took too long.', 'TimeoutError')), TIMEOUT_MS)
  return control.signal
}

async function send(method: string, url: string, { body, headers }: Options): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      signal: timeLimit(),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    const slow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(slow ? 'slow' : 'offline')
  }
}
