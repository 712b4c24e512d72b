import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { TextPage } from '#app/ui/text-page.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { returnMessages } from '#app/messages/returns.ts'

/** What can be given back and until when. */
export function ReturnPolicy() {
  const { intro, contact, ...words } = useMessages(returnMessages)
  const settings = useStoreSettings()
  return (
    <TextPage {...words} intro={intro(settings.name)} contact={contact(settings.email, settings.hotline)} />
  )
}
