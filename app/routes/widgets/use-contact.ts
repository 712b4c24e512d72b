import { telLink, whatsappLink } from '#app/features/shell/contact-links.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'

/** Links to chat with and call the store. */
export function useContact(): { readonly chat: string; readonly call: string } {
  const { hotline, whatsapp } = useStoreSettings()
  return { chat: whatsappLink(whatsapp), call: telLink(hotline) }
}
