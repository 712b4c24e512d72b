import type { Database } from '../../db/database.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'

/** A gateway that sends every message as the store words it at that moment (GEN-06). */
export function wordMessages(sms: SmsGateway, { queries }: Database): SmsGateway {
  return {
    ...sms,
    send: async (message) => {
      const { messages } = await readSavedSettings(queries)
      return sms.send({ ...message, wording: messages?.[message.template] })
    },
  }
}
