import type { TextMessage } from '#domain/notifications/text-message.ts'
import { parseJson } from '../parse-json.ts'
import { postToProvider } from './post-to-provider.ts'
import { NoTemplateError, type DeliveryReport, type SmsGateway } from './port.ts'
import { constantTimeEqual } from './constant-time-equal.ts'

export type Msg91Keys = {
  readonly authKey: string
  /** The flow id of the registered login template, with ##code##, ##store##, ##minutes##, ##host##. */
  readonly signInTemplate: string
  /** The flow id of the registered order template, with ##store##, ##order##, ##news##. */
  readonly orderTemplate: string
  /** The flow id of the registered template for payment links, with ##store##, ##order##, ##amount##, ##minutes##, ##link##; without it they go out as order updates. */
  readonly paymentTemplate?: string | undefined
  /** The flow id of the registered template for what is back in stock, with ##store##, ##product##, ##link##; without it such messages are rejected. */
  readonly stockTemplate?: string | undefined
  /** The secret in the URL to which MSG91 sends delivery reports; without it reports are rejected. */
  readonly webhookToken?: string | undefined
  readonly baseUrl?: string
  readonly timeoutMs?: number
}

/** The MSG91 flow API: POST /api/v5/flow with the template id and its variables (control.msg91.com/apidoc). */
export function msg91({
  authKey,
  signInTemplate,
  orderTemplate,
  paymentTemplate,
  stockTemplate,
  webhookToken,
  baseUrl = 'https://control.msg91.com',
  timeoutMs,
}: Msg91Keys): SmsGateway {
  const templates: Readonly<Record<TextMessage['template'], string | undefined>> = {
    'sign-in-code': signInTemplate,
    'order-update': orderTemplate,
    'payment-link': paymentTemplate,
    'back-in-stock': stockTemplate,
    // sent with the flow of their wording
    'approval-request': undefined,
    'approval-answer': undefined,
    'account-reminder': undefined,
    'quotation-ready': undefined,
  }
  const hasTemplate = ({ wording, template }: Pick<TextMessage, 'wording' | 'template'>): boolean =>
    Boolean(wording?.flowId) || templates[template] !== undefined
  return {
    send: async (message) => {
      const { to, template, variables, wording } = hasTemplate(message) ? message : asOrderUpdate(message)
      const templateId = wording?.flowId || templates[template]
      if (templateId === undefined) throw new NoTemplateError(template)
      const answer = await postToProvider({
        provider: 'MSG91',
        url: `${baseUrl}/api/v5/flow`,
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          recipients: [{ mobiles: to.slice(1), ...variables }],
        }),
        timeoutMs,
      })
      // MSG91 reports errors with status 200 and type "error"
      if (answer.type !== 'success') throw new Error('MSG91 rejected the message')
      return { route: 'msg91', reference: typeof answer.message === 'string' ? answer.message : null }
    },
    // payment links go out as order updates
    hasTemplate: (template, wording) => template === 'payment-link' || hasTemplate({ template, wording }),
    registration: 'flow',
    readReports: (route, { target, body }) => {
      const token = new URL(target, 'http://store').searchParams.get('token') ?? ''
      if (route !== 'msg91' || webhookToken === undefined || !constantTimeEqual(token, webhookToken))
        return null
      return parseReports(body)
    },
  }
}

/** A payment link as the registered text for orders tells it, where it has none of its own; other messages as they are. */
function asOrderUpdate(message: TextMessage): TextMessage {
  if (message.template !== 'payment-link') return message
  const { store, order, link } = message.variables
  const news = `waits for your payment: ${link}`
  return { to: message.to, template: 'order-update', variables: { store, order, news } }
}

/** Rejected, blocked, do-not-disturb, failed (msg91.com/help, "delivery reports on my webhook URL"). */
const failedStates = new Set(['2', '9', '16', '17', '25'])

/** Parses a report in either format: a JSON object, or a form field `data` with a list of requests and their recipients. */
function parseReports(body: string): DeliveryReport[] {
  const text = body.startsWith('{') ? body : (new URLSearchParams(body).get('data') ?? '[]')
  return toList(parseJson(text) ?? []).flatMap((entry) => {
    const { requestId, status, report } = toFields(entry)
    if (typeof requestId !== 'string') return []
    const states = report === undefined ? [status] : toList(report).map((each) => toFields(each)['status'])
    return states.map((state): DeliveryReport => ({ reference: requestId, state: stateOf(String(state)) }))
  })
}

function stateOf(status: string): DeliveryReport['state'] {
  if (status === '1') return 'delivered'
  return failedStates.has(status) ? 'failed' : 'sent'
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
