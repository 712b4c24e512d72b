import { messageText } from '#domain/messages/text-message.ts'
import { askProvider } from './ask-provider.ts'
import type { TextMessages } from './port.ts'

export type TwilioKeys = {
  readonly accountSid: string
  readonly authToken: string
  readonly messagingServiceSid: string
  readonly baseUrl?: string
  readonly patienceMs?: number
}

const refused = ['failed', 'undelivered', 'canceled']

/** Twilio's messages API: POST /2010-04-01/Accounts/{sid}/Messages.json, form encoded (twilio.com/docs/messaging/api). */
export function twilio({
  accountSid,
  authToken,
  messagingServiceSid,
  baseUrl = 'https://api.twilio.com',
  patienceMs,
}: TwilioKeys): TextMessages {
  return {
    send: async (message) => {
      const answer = await askProvider({
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
        }).toString(),
        patienceMs,
      })
      if (typeof answer.sid !== 'string' || refused.includes(String(answer.status)))
        throw new Error('Twilio refused the message')
      return { route: 'twilio', reference: answer.sid }
    },
  }
}
