import type { ReactNode } from 'react'

interface TextPageProps {
  title: string
  /** Under the title, such as the day from which it holds. */
  updated?: string
  /** Notice for the reader before the text. */
  notice?: string | null
  intro: string
  sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
  contactTitle: string
  contact: string
  /** Above the title. */
  before?: ReactNode
}

/** A page of plain text in one column: policies and terms. */
export function TextPage({
  title,
  updated,
  notice,
  intro,
  sections,
  contactTitle,
  contact,
  before,
}: TextPageProps) {
  return (
    <article className="page max-w-[76ch] py-6 text-pretty wide:py-12">
      {before}
      <h1 className="pt-6 pb-2 text-2xl wide:text-3xl">{title}</h1>
      {updated && <p className="text-sm text-quiet">{updated}</p>}
      {notice && (
        <p role="note" className="mt-4 rounded-card border border-control bg-sunken p-4">
          {notice}
        </p>
      )}
      <p className="pt-5 text-lg">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className="pt-8">
          <h2 className="pb-3 text-lg">{section.title}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="pt-8">
        <h2 className="pb-3 text-lg">{contactTitle}</h2>
        <p>{contact}</p>
      </section>
    </article>
  )
}
