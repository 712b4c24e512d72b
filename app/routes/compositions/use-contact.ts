import { telLink, whatsappLink } from '#app/features/shell/contact-links.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'

/** The links that open a chat and a call with the store. */
export function useContact(): { readonly chat: string; readonly call: string } {
  const { hotline, whatsapp } = useStoreSettings()
  return { chat: whatsappLink(whatsapp), call: telLink(hotline) }
}
