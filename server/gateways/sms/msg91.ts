import { postToProvider } from './post-to-provider.ts'
import type { DeliveryReport, SmsGateway } from './port.ts'
import { constantTimeEqual } from './constant-time-equal.ts'

export type Msg91Keys = {
  readonly authKey: string
  /** The id of the flow that was made of the registered sign-in template, with ##code##, ##store##, ##minutes##, ##host##. */
  readonly signInTemplate: string
  /** The id of the flow of the registered template on orders, with ##store##, ##order##, ##news##. */
  readonly orderTemplate: string
  /** The secret in the address that MSG91 reports deliveries to; without it reports are not taken. */
  readonly webhookToken?: string | undefined
  readonly baseUrl?: string
  readonly patienceMs?: number
}

/** MSG91's flow API: POST /api/v5/flow with the template's id and its variables (control.msg91.com/apidoc). */
export function msg91({
  authKey,
  signInTemplate,
  orderTemplate,
  webhookToken,
  baseUrl = 'https://control.msg91.com',
  patienceMs,
}: Msg91Keys): SmsGateway {
  return {
    send: async ({ to, template, variables }) => {
      const answer = await postToProvider({
        provider: 'MSG91',
        url: `${baseUrl}/api/v5/flow`,
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: template === 'sign-in-code' ? signInTemplate : orderTemplate,
          recipients: [{ mobiles: to.slice(1), ...variables }],
        }),
        patienceMs,
      })
      // a refusal comes with status 200 and type "error"
      if (answer.type !== 'success') throw new Error('MSG91 refused the message')
      return { route: 'msg91', reference: typeof answer.message === 'string' ? answer.message : null }
    },
    readReports: (route, { target, body }) => {
      const token = new URL(target, 'http://store').searchParams.get('token') ?? ''
      if (route !== 'msg91' || webhookToken === undefined || !constantTimeEqual(token, webhookToken))
        return null
      return reportsIn(body)
    },
  }
}

/** Rejected, blocked, do-not-disturb, failed (msg91.com/help, "delivery reports on my webhook URL"). */
const failedStates = new Set(['2', '9', '16', '17', '25'])

/** Reads a report in either form: one JSON object, or a form field `data` with a list of requests and their numbers. */
function reportsIn(body: string): DeliveryReport[] {
  const text = body.startsWith('{') ? body : (new URLSearchParams(body).get('data') ?? '[]')
  return listOf(parsed(text)).flatMap((entry) => {
    const { requestId, status, report } = fieldsOf(entry)
    if (typeof requestId !== 'string') return []
    const states = report === undefined ? [status] : listOf(report).map((one) => fieldsOf(one)['status'])
    return states.map((state): DeliveryReport => ({ reference: requestId, state: stateOf(String(state)) }))
  })
}

function stateOf(status: string): DeliveryReport['state'] {
  if (status === '1') return 'delivered'
  return failedStates.has(status) ? 'failed' : 'sent'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
