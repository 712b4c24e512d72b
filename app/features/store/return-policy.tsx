import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { TextPage } from '#app/ui/text-page.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { returnMessages } from '#app/messages/returns.ts'

/** The return policy page. */
export function ReturnPolicy() {
  const { intro, contact, ...texts } = useMessages(returnMessages)
  const settings = useStoreSettings()
  return (
    <TextPage {...texts} intro={intro(settings.name)} contact={contact(settings.email, settings.hotline)} />
  )
}
