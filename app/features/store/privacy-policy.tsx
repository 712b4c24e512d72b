import { Link } from 'react-router'
import { useStoreSettings } from '#app/state/store-settings.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { useWords } from '#app/words/locale.tsx'
import { privacyParts, privacyWords } from '#app/words/privacy.ts'

/** The partner app's privacy policy (PROF-07): plain text on one column, without the header of the store. */
export function PrivacyPolicy() {
  const words = useWords(privacyWords)
  const settings = useStoreSettings()
  return (
    <article className="page max-w-[76ch] py-6 wide:py-12">
      <Link to="/" aria-label={settings.name} className="inline-flex min-h-11 items-center">
        <Logo name={settings.name} height={28} />
      </Link>
      <h1 className="pt-6 pb-2 text-2xl wide:text-3xl">{words.title}</h1>
      <p className="text-sm text-quiet">{words.updated}</p>
      <p className="pt-5 text-lg">{words.intro(settings.name)}</p>
      {privacyParts.map(({ title, lines }) => (
        <section key={title} className="pt-8">
          <h2 className="pb-3 text-lg">{title}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="pt-8">
        <h2 className="pb-3 text-lg">{words.contactTitle}</h2>
        <p>{words.contact(settings.email, settings.hotline, settings.location)}</p>
      </section>
    </article>
  )
}
