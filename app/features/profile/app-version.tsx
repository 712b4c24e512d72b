import { profileMessages } from '#app/messages/profile/profile.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { version } from '../../../package.json'

/** The version of the package (PROF-03). */
export function AppVersion() {
  const t = useMessages(profileMessages)
  return <p className="text-center text-xs text-quiet">{t.version(version)}</p>
}
