import {
  firstWording,
  isRegistered,
  wordingKey,
  type Registration,
} from '#domain/notifications/message-wording.ts'
import type { TextMessage } from '#domain/notifications/text-message.ts'
import type { SavedSettings } from '../../../db/store/store-settings.ts'

/** A message as the store words it, in the language of whom it is for where the wording in that language is registered, and else in English. */
export function wordMessage(
  { translation, ...message }: TextMessage,
  {
    messages,
    registration,
  }: { readonly messages: SavedSettings['messages']; readonly registration: Registration },
): TextMessage {
  const { template } = message
  if (translation !== undefined) {
    const { language } = translation
    const wording = messages?.[wordingKey(template, language)] ?? firstWording(template, language)
    if (isRegistered(wording, registration)) return { ...translation.message, wording }
  }
  return { ...message, wording: messages?.[template] }
}
