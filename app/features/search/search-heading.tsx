import { useWords } from '#app/i18n/locale.tsx'
import { searchWords } from '#app/messages/search.ts'

interface SearchHeadingProps {
  query: string
  corrected: string | null
  /** The goods bear some words of the query only. */
  some: boolean
}

/** What was searched for, and what instead when it was mistyped. */
export function SearchHeading({ query, corrected, some }: SearchHeadingProps) {
  const words = useWords(searchWords)
  return (
    <div className="grid gap-1">
      <h1 className="text-xl break-words wide:text-2xl">{words.title(corrected ?? query)}</h1>
      {corrected !== null && (
        <p className="text-quiet">
          {words.correctedTo} <strong className="font-price text-ink">{corrected}</strong>.{' '}
          {words.askedFor(query)}
        </p>
      )}
      {some && <p className="text-quiet">{words.someWords}</p>}
    </div>
  )
}
