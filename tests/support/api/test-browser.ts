import { solve } from '../process/solve-challenge.ts'

type CallOptions = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** The network address that the connection shows. */
  readonly from?: string
}

/** Calls the API as one signed-in partner. */
export type Caller = (path: string, options?: CallOptions) => Promise<Response>

/** A browser that saves its cookies and solves the bot check. */
export type Browser = {
  readonly call: Caller
  readonly send: (phone: unknown) => Promise<Response>
  readonly verify: (phone: string, code: string) => Promise<Response>
  readonly cookies: Map<string, string>
}

/** Asks for a challenge and solves it. */
export async function solvedProof(ask: Caller): Promise<unknown> {
  return solve(await (await ask('/api/login-codes/challenge')).json())
}

const origin = 'http://store.test'

function asBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** A request of a page of the store. */
export function requestTo(
  path: string,
  { method = 'GET', body, headers = {} }: Omit<CallOptions, 'from'>,
): Request {
  return new Request(`${origin}${path}`, {
    method,
    headers: {
      host: 'store.test',
      origin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: asBody(body) }),
  })
}

/** A browser of its own, at a network address if one is given. */
export function openBrowser(call: Caller, from?: string): Browser {
  const jar = new Map<string, string>()
  const ask: Caller = async (path, options = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie === '' ? {} : { cookie }), ...options.headers }
    const answer = await call(path, { ...(from === undefined ? {} : { from }), ...options, headers })
    saveCookies(jar, answer)
    return answer
  }
  const send = async (phone: unknown): Promise<Response> =>
    ask('/api/login-codes', { method: 'POST', body: { phone, proof: await solvedProof(ask) } })
  const verify = (phone: string, code: string): Promise<Response> =>
    ask('/api/session', { method: 'POST', body: { phone, code } })
  return { call: ask, send, verify, cookies: jar }
}

/** Keeps the cookies of an answer in a jar. */
function saveCookies(jar: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}
