import { useStoreSettings } from '#app/state/store-settings.tsx'
import { useWords } from '#app/words/locale.tsx'
import { returnParts, returnWords } from '#app/words/returns.ts'

/** What can be given back and until when. */
export function ReturnPolicy() {
  const words = useWords(returnWords)
  const settings = useStoreSettings()
  return (
    <article className="page max-w-[76ch] py-6 wide:py-12">
      <h1 className="pb-2 text-2xl wide:text-3xl">{words.title}</h1>
      <p className="text-sm text-quiet">{words.updated}</p>
      <p className="pt-5 text-lg">{words.intro(settings.name)}</p>
      {returnParts.map(({ title, lines }) => (
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
        <p>{words.contact(settings.email, settings.hotline)}</p>
      </section>
    </article>
  )
}
