import type { Database } from '../../db/database.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { wordMessage } from './steps/word-message.ts'

/** A gateway that sends every message as the store words it at that moment (GEN-06). */
export function wordMessages(sms: SmsGateway, { queries }: Database): SmsGateway {
  return {
    ...sms,
    send: async (message, options) => {
      const { messages } = await readSavedSettings(queries)
      return sms.send(wordMessage(message, { messages, registration: sms.registration }), options)
    },
  }
}
