import { profileWords } from '#app/messages/profile.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { version } from '../../../package.json'

/** The version of the package itself (PROF-03). */
export function AppVersion() {
  const words = useWords(profileWords)
  return <p className="text-center text-xs text-quiet">{words.version(version)}</p>
}
