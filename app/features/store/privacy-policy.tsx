import { Link } from 'react-router'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { TextPage } from '#app/ui/text-page.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { privacyWords } from '#app/messages/privacy.ts'

/** The partner app's privacy policy (PROF-07), without the header of the store. */
export function PrivacyPolicy() {
  const { intro, contact, ...words } = useWords(privacyWords)
  const settings = useStoreSettings()
  return (
    <TextPage
      {...words}
      intro={intro(settings.name)}
      contact={contact(settings.email, settings.hotline, settings.location)}
      before={
        <Link to="/" aria-label={settings.name} className="inline-flex min-h-11 items-center">
          <Logo name={settings.name} height={28} />
        </Link>
      }
    />
  )
}
