import { z } from 'zod'
import { PaymentProviderError } from './port.ts'
import { parseJson } from '../parse-json.ts'

export type RazorpayConnection = {
  readonly keyId: string
  readonly keySecret: string
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly timeoutMs: number
}

/** A request to Razorpay, a POST if it has a body. The response must match the schema. */
export type RazorpayRequest<T> = {
  readonly path: string
  readonly schema: z.ZodType<T>
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request to Razorpay; all requests of one client share its timeout. */
export type RazorpayClient = <T>(request: RazorpayRequest<T>) => Promise<T>

/** Error statuses that leave the outcome unknown: timeout, conflict with a running request, too early, too many requests. */
const inconclusive = new Set([408, 409, 425, 429])

const errorSchema = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

/**
 * Creates a client for one call of the port, which starts its timeout. It rejects only with a `PaymentProviderError`, whose
 * message contains no key and nothing that was sent. A GET that fails on the network is retried once.
 */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  fetch,
  timeoutMs,
}: RazorpayConnection): RazorpayClient {
  const signal = AbortSignal.timeout(timeoutMs)
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const send = async ({ path, body, headers }: RazorpayRequest<unknown>) => {
    const payload = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(baseUrl + path, {
      ...payload,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal,
      redirect: 'error',
    })
    return { status: response.status, text: await response.text() }
  }

  const sendWithRetry = async (request: RazorpayRequest<unknown>) => {
    try {
      return await send(request).catch((error: unknown) =>
        request.body === undefined && !signal.aborted ? send(request) : Promise.reject(error),
      )
    } catch (cause) {
      throw new PaymentProviderError(
        'unreachable',
        signal.aborted ? 'Razorpay did not respond in time' : 'Razorpay is unreachable',
        { cause },
      )
    }
  }

  return async (request) => {
    const { status, text } = await sendWithRetry(request)
    if (status < 200 || status > 299) throw toError(status, text)
    const parsed = request.schema.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    throw new PaymentProviderError('unreachable', 'Razorpay sent an invalid response', {
      cause: parsed.error,
    })
  }
}

function toError(status: number, text: string): PaymentProviderError {
  if (status >= 500 || inconclusive.has(status))
    return new PaymentProviderError('unreachable', `Razorpay failed with status ${status}`)
  const { data } = errorSchema.safeParse(parseJson(text))
  const said = data?.error.description.slice(0, 200) ?? null
  const detail = data ? `: ${data.error.code}, ${said}` : ''
  const message = `Razorpay rejected the request with status ${status}${detail}`
  return new PaymentProviderError('refused', message, { said })
}
