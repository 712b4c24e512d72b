import { searchMessages } from '#messages/catalogue/search.ts'

interface SearchHeadingProps {
  query: string
  corrected: string | null
  /** The results match only some words of the query. */
  isPartial: boolean
  /** The written sizes that nothing is sold in. */
  missingSizes: readonly string[]
  /** The written brands that are not sold. */
  missingBrands: readonly string[]
}

/** The query, and the correction that was searched instead when it was mistyped. */
export function SearchHeading({
  query,
  corrected,
  isPartial,
  missingSizes,
  missingBrands,
}: SearchHeadingProps) {
  const t = searchMessages
  return (
    <div className="grid gap-1">
      <h1 className="text-xl">{t.title(corrected ?? query)}</h1>
      {corrected !== null && (
        <p className="text-quiet">
          {t.correctedTo} <strong className="font-price text-ink">{corrected}</strong>
          {t.askedFor(query)}
        </p>
      )}
      {missingSizes.length > 0 && <p className="text-quiet">{t.missingSizes(missingSizes.join(', '))}</p>}
      {missingBrands.length > 0 && (
        <p className="text-quiet">{t.missingBrands(missingBrands.map(titleCase).join(', '))}</p>
      )}
      {isPartial && <p className="text-quiet">{t.partialMatch}</p>}
    </div>
  )
}

/** Brands are compared in lower case. */
function titleCase(brand: string): string {
  return brand.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
