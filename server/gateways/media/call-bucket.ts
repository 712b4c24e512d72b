import { setTimeout } from 'node:timers/promises'

/** Failure of a bucket; the message follows "The storage of pictures". */
export class BucketError extends Error {
  override readonly name = 'BucketError'
}

const MAX_BYTES = 20_000_000
const PAUSE_MS = 200

type Call = {
  readonly method: string
  readonly headers: Headers
  readonly body?: Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
}

/**
 * Calls a bucket, and once more where it cannot be reached or is overloaded: every call may be repeated. The response is a
 * success, or 404 where there is no such file. Rejects with a `BucketError` for all other responses, and with the error of
 * `fetch` where there is none.
 */
export async function callBucket(url: string, call: Call): Promise<Response> {
  const first = await send(url, call).catch((error: unknown) => {
    // a connection that failed; an abort is something else
    if (error instanceof TypeError) return null
    throw error
  })
  if (first !== null && first.status < 500 && first.status !== 429) return check(first)
  await first?.body?.cancel()
  await setTimeout(PAUSE_MS)
  return check(await send(url, call))
}

const send = (url: string, call: Call): Promise<Response> => fetch(url, { ...call, redirect: 'manual' })

async function check(answer: Response): Promise<Response> {
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await answer.body?.cancel()
    throw new BucketError(`holds something larger than ${MAX_BYTES / 1e6} MB`)
  }
  if (answer.ok) return answer
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
  if (answer.status === 404 && code !== 'NoSuchBucket') return new Response(null, { status: 404 })
  throw new BucketError(
    reasons[code] ?? `answered with status ${answer.status}${code === '' ? '' : ` (${code})`}`,
  )
}

const elsewhere = 'has this bucket at another address or region'
const unknownKey = 'does not know the key, or its secret is wrong'

const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no bucket of this name',
  InvalidAccessKeyId: unknownKey,
  SignatureDoesNotMatch: unknownKey,
  AccessDenied: 'does not let the key use this bucket',
  RequestTimeTooSkewed: 'says that the clock of this machine is wrong',
  PermanentRedirect: elsewhere,
  TemporaryRedirect: elsewhere,
  AuthorizationHeaderMalformed: elsewhere,
}
