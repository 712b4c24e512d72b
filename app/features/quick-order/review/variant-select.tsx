import type { CandidateProductWire } from '#search/quick-order/wire.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { selectVariant, type ProductsById, type ReviewLine, type Selection } from './review-lines.ts'

interface VariantSelectProps {
  line: ReviewLine & { selection: Selection }
  product: CandidateProductWire
  products: ProductsById
  onChange: (line: ReviewLine) => void
}

/** The variants of a line's product, to choose another one. */
export function VariantSelect({ line, product, products, onChange }: VariantSelectProps) {
  const t = quickOrderMessages
  const { selection, pieces } = line
  return (
    <select
      aria-label={t.variantLabel(product.name)}
      value={selection.variantIndex}
      onChange={(event) => {
        const variantIndex = Number(event.currentTarget.value)
        const next = selectVariant(line, { ...selection, variantIndex }, products)
        // keep a quantity that was already set
        const isWritten = selectVariant(line, selection, products).pieces === pieces
        onChange(pieces === null || isWritten ? next : { ...next, pieces })
      }}
      className="h-11 max-w-full min-w-0 rounded-control border border-control bg-surface px-2 text-sm"
    >
      {product.variants.map((each, index) => (
        <option key={each.uid ?? index} value={index} disabled={Number(each.price) === 0}>
          {each.options.join(' · ') || product.name}
        </option>
      ))}
    </select>
  )
}
