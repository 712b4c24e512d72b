import { z } from 'zod'
import { PaymentProviderError } from './port.ts'
import { parseJson } from '../parse-json.ts'

export type RazorpayConnection = {
  readonly keyId: string
  readonly keySecret: string
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly patienceMs: number
}

/** A question to Razorpay; with a body it is a POST. The answer has to have the shape. */
export type RazorpayRequest<T> = {
  readonly path: string
  readonly shape: z.ZodType<T>
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks Razorpay; all questions of one asker share its time. */
export type RazorpayClient = <T>(question: RazorpayRequest<T>) => Promise<T>

/** Other answers than success after which nobody knows what was done: not in time, still at it, too many questions. */
const undecided = new Set([408, 409, 425, 429])

const complaint = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

/**
 * Starts the clock for one call of the port and returns its asker. Rejects with `PaymentFault` alone, whose words hold
 * no key and nothing that was sent. A GET that does not get through is tried once more.
 */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  fetch,
  patienceMs,
}: RazorpayConnection): RazorpayClient {
  const signal = AbortSignal.timeout(patienceMs)
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const exchange = async ({ path, body, headers }: RazorpayRequest<unknown>) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(baseUrl + path, {
      ...sent,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal,
      redirect: 'error',
    })
    return { status: response.status, text: await response.text() }
  }

  const reach = async (question: RazorpayRequest<unknown>) => {
    try {
      return await exchange(question).catch((error: unknown) =>
        question.body === undefined && !signal.aborted ? exchange(question) : Promise.reject(error),
      )
    } catch (cause) {
      throw new PaymentProviderError(
        'unreachable',
        signal.aborted ? 'Razorpay did not answer in time' : 'Razorpay is out of reach',
        { cause },
      )
    }
  }

  return async (question) => {
    const { status, text } = await reach(question)
    if (status < 200 || status > 299) throw faultOf(status, text)
    const answer = question.shape.safeParse(parseJson(text))
    if (answer.success) return answer.data
    throw new PaymentProviderError('unreachable', 'Razorpay answered something unreadable', {
      cause: answer.error,
    })
  }
}

function faultOf(status: number, text: string): PaymentProviderError {
  if (status >= 500 || undecided.has(status))
    return new PaymentProviderError('unreachable', `Razorpay failed with status ${status}`)
  const { data } = complaint.safeParse(parseJson(text))
  const words = data ? `: ${data.error.code}, ${data.error.description.slice(0, 200)}` : ''
  return new PaymentProviderError('refused', `Razorpay refused with status ${status}${words}`)
}
