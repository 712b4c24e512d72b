import { firstWording, isRegistered, wordingKey } from '#domain/notifications/message-wording.ts'
import type { Database } from '../../db/database.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'

/**
 * A gateway that sends every message as the store words it at that moment (GEN-06), in the language of whom it is for where the
 * wording in that language is registered, and else in English.
 */
export function wordMessages(sms: SmsGateway, { queries }: Database): SmsGateway {
  return {
    ...sms,
    send: async ({ translation, ...message }) => {
      const { messages } = await readSavedSettings(queries)
      const { template } = message
      if (translation !== undefined) {
        const { language } = translation
        const wording = messages?.[wordingKey(template, language)] ?? firstWording(template, language)
        if (isRegistered(wording, sms.registration)) return sms.send({ ...translation.message, wording })
      }
      return sms.send({ ...message, wording: messages?.[template] })
    },
  }
}
