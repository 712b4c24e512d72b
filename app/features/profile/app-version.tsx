import { profileMessages } from '#messages/profile/profile.ts'
import { version } from '../../../package.json'

/** The version of the package (PROF-03). */
export function AppVersion() {
  const t = profileMessages
  return <p className="text-center text-xs text-quiet">{t.version(version)}</p>
}
