import type { ReactNode } from 'react'

interface TextPageProps {
  title: string
  updated: string
  intro: string
  /** The parts in reading order. */
  parts: readonly { readonly title: string; readonly lines: readonly string[] }[]
  contactTitle: string
  contact: string
  /** Stands above the title. */
  before?: ReactNode
}

/** A page of plain text in one column: policies and terms. */
export function TextPage({ title, updated, intro, parts, contactTitle, contact, before }: TextPageProps) {
  return (
    <article className="page max-w-[76ch] py-6 wide:py-12">
      {before}
      <h1 className="pt-6 pb-2 text-2xl wide:text-3xl">{title}</h1>
      <p className="text-sm text-quiet">{updated}</p>
      <p className="pt-5 text-lg">{intro}</p>
      {parts.map((part) => (
        <section key={part.title} className="pt-8">
          <h2 className="pb-3 text-lg">{part.title}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {part.lines.map((line) => (
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
