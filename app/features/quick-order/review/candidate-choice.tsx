import { toPrice } from '#domain/money/parse-price.ts'
import { formatPrice } from '#domain/money/format.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import type { Selection, ProductsById, ReviewLine } from './review-lines.ts'
import { isSame, variantOf } from './review-lines.ts'

interface CandidateChoiceProps {
  line: ReviewLine
  products: ProductsById
  onSelect: (selection: Selection) => void
}

/** The products a line may refer to; one tap selects. */
export function CandidateChoice({ line, products, onSelect }: CandidateChoiceProps) {
  const t = quickOrderMessages
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t.chooseLabel(line.text)}</legend>
      <div className="grid gap-2 desk:grid-cols-2">
        {line.candidates.map((candidate) => {
          const product = products[candidate.productId]
          const variant = variantOf(products, candidate)
          if (!product || !variant) return null
          const isSelected = isSame(candidate, line.selection)
          return (
            <button
              key={`${candidate.productId} ${candidate.variantIndex}`}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(candidate)}
              className="flex min-h-14 items-center gap-3 rounded-control border border-hairline bg-surface p-2 text-left transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <Picture
                src={product.image}
                alt=""
                width={44}
                className="w-11 shrink-0 rounded-control p-0.5"
              />
              <span className="grid min-w-0 flex-1">
                <span className="text-sm leading-snug font-medium">{product.name}</span>
                <span className="text-xs text-quiet">{variant.options.join(' · ')}</span>
              </span>
              <span className="grid shrink-0 justify-items-end">
                <Price text={formatPrice(toPrice(variant.price))} className="text-sm" />
                <span className="text-xs text-quiet">
                  {variant.unit === null ? t.each : t.perUnit(variant.unit)}
                </span>
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
