import { messageText } from '#domain/notifications/text-message.ts'
import { postToProvider } from './post-to-provider.ts'
import { createHmac } from 'node:crypto'
import type { DeliveryReport, SmsGateway } from './port.ts'
import { constantTimeEqual } from './constant-time-equal.ts'

export type TwilioKeys = {
  readonly accountSid: string
  readonly authToken: string
  readonly messagingServiceSid: string
  /** The public https URL of the store, for delivery reports; without it Twilio sends none. */
  readonly publicUrl?: string | null
  readonly baseUrl?: string
  readonly timeoutMs?: number
}

/** The path of our API to which Twilio sends delivery reports. */
const reportPath = '/api/messages/twilio/reports'

const failedStates = ['failed', 'undelivered', 'canceled']

/** The Twilio messages API: POST /2010-04-01/Accounts/{sid}/Messages.json, form encoded (twilio.com/docs/messaging/api). */
export function twilio({
  accountSid,
  authToken,
  messagingServiceSid,
  publicUrl = null,
  baseUrl = 'https://api.twilio.com',
  timeoutMs,
}: TwilioKeys): SmsGateway {
  return {
    send: async (message) => {
      const answer = await postToProvider({
        provider: 'Twilio',
        url: `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          To: message.to,
          MessagingServiceSid: messagingServiceSid,
          Body: messageText(message),
          ...(publicUrl?.startsWith('https:') ? { StatusCallback: `${publicUrl}${reportPath}` } : {}),
        }).toString(),
        timeoutMs,
      })
      if (typeof answer.sid !== 'string' || failedStates.includes(String(answer.status)))
        throw new Error('Twilio rejected the message')
      return { route: 'twilio', reference: answer.sid }
    },
    hasTemplate: () => true,
    registration: 'text',
    readReports: (route, { target, header, body }) => {
      if (route !== 'twilio' || publicUrl === null) return null
      const fields = [...new URLSearchParams(body)].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const signed = publicUrl + target + fields.map(([name, value]) => name + value).join('')
      const signature = createHmac('sha1', authToken).update(signed).digest('base64')
      if (!constantTimeEqual(header('x-twilio-signature') ?? '', signature)) return null
      const { MessageSid: reference, MessageStatus: status = '' } = Object.fromEntries(fields)
      return reference === undefined ? [] : [{ reference, state: stateOf(status) }]
    },
  }
}

function stateOf(status: string): DeliveryReport['state'] {
  if (status === 'delivered') return 'delivered'
  return failedStates.includes(status) ? 'failed' : 'sent'
}
