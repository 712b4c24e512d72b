import { Button } from '#app/ui/button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderReviewMessages } from '#app/messages/quick-order-review.ts'
import { quickOrderMessages } from '#app/messages/quick-order.ts'
import { brandsOf, conversionOf, type ProductsById, type ReviewLine, type Selection } from './review-lines.ts'

interface LineNotesProps {
  line: ReviewLine & { selection: Selection }
  products: ProductsById
  onSelect: (selection: Selection) => void
  /** Takes a brand for every line that has it. */
  onBrandForAll: (brand: string) => void
  onForget: () => void
}

/** What a chosen line was taken to mean: the brand, to be swapped, what was taken for granted, and how it was converted. */
export function LineNotes({ line, products, onSelect, onBrandForAll, onForget }: LineNotesProps) {
  const t = useMessages(quickOrderMessages)
  const review = useMessages(quickOrderReviewMessages)
  const { brand, offers } = brandsOf(line)
  const sum = conversionOf(line, products)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      {sum !== null && <span>{t.converted(sum)}</span>}
      {line.assumed.length > 0 && <span>{t.assumed(line.assumed.join(', '))}</span>}
      {line.isRemembered && (
        <span className="flex flex-wrap items-center gap-x-1">
          {review.remembered}
          <Button variant="quiet" size="small" aria-label={review.forgetLabel(line.text)} onClick={onForget}>
            {review.forget}
          </Button>
        </span>
      )}
      {offers.length > 1 && (
        <>
          <label className="flex max-w-full flex-wrap items-center gap-2">
            {t.brand}
            <select
              value={brand}
              onChange={(event) => {
                const chosen = offers.find((offer) => offer.brand === event.currentTarget.value)
                if (chosen) onSelect(chosen)
              }}
              className="h-11 max-w-full min-w-0 rounded-control border border-control bg-surface px-2 text-ink"
            >
              {offers.map((offer) => (
                <option key={offer.brand}>{offer.brand}</option>
              ))}
            </select>
          </label>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 text-left whitespace-normal!"
            onClick={() => onBrandForAll(brand)}
          >
            {t.brandForAll(brand)}
          </Button>
        </>
      )}
    </div>
  )
}
