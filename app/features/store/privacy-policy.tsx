import { Link } from 'react-router'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { TextPage } from '#app/ui/text-page.tsx'
import { privacyMessages } from '#messages/profile/privacy.ts'

/** The partner app's privacy policy (PROF-07), a page without the store header. */
export function PrivacyPolicy() {
  const { intro, contact, ...texts } = privacyMessages
  const settings = useStoreSettings()
  return (
    <TextPage
      {...texts}
      intro={intro(settings.name)}
      contact={contact(settings.grievanceOfficer, settings)}
      before={
        <Link to="/" aria-label={settings.name} className="inline-flex min-h-11 items-center">
          <Logo name={settings.name} words={settings.logoWords} height={28} />
        </Link>
      }
    />
  )
}
