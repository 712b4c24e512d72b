import { Button } from '#app/ui/button.tsx'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import {
  brandsOf,
  conversionOf,
  selectVariant,
  type ProductsById,
  type ReviewLine,
  type Selection,
} from './review-lines.ts'
import type { ReviewActions } from './use-review.ts'

/** The words of a line that were not understood and the sizes that could not be compared, if any. */
export function UnreadWords({ line: { unread = [], unmatched = [] } }: { line: ReviewLine }) {
  const t = quickOrderMessages
  if (unread.length === 0 && unmatched.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-caution">
      {unmatched.length > 0 && <span>{t.unmatched(unmatched.join(', '))}</span>}
      {unread.length > 0 && <span>{t.unread(unread.join(', '))}</span>}
    </span>
  )
}

interface LineNotesProps {
  line: ReviewLine & { selection: Selection }
  products: ProductsById
}

/** Interpretation of a chosen line: its conversion, and the assumptions made. */
export function LineNotes({ line, products }: LineNotesProps) {
  const t = quickOrderMessages
  const review = quickOrderReviewMessages
  const sum = conversionOf(line, products)
  if (sum === null && line.assumed.length === 0 && !line.isRemembered) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-quiet">
      {sum !== null && <span>{t.converted(sum)}</span>}
      {line.assumed.length > 0 && <span>{t.assumed(line.assumed.join(', '))}</span>}
      {line.isRemembered && <span>{review.remembered}</span>}
    </span>
  )
}

/** The brand of a chosen line, to be swapped for it or for all, and the way to forget what was chosen before. */
export function LineChoices({ line, products, actions }: LineNotesProps & { actions: ReviewActions }) {
  const t = quickOrderMessages
  const review = quickOrderReviewMessages
  const { brand, offers } = brandsOf(line)
  if (offers.length < 2 && !line.isRemembered) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      {line.isRemembered && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-label={review.forgetLabel(line.text)}
          onClick={() => actions.forget(line)}
        >
          {review.forget}
        </Button>
      )}
      {offers.length > 1 && (
        <>
          <label className="flex max-w-full flex-wrap items-center gap-2">
            {t.brand}
            <select
              value={brand}
              onChange={(event) => {
                const chosen = offers.find((offer) => offer.brand === event.currentTarget.value)
                if (chosen) actions.change(selectVariant(line, chosen, products))
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
            onClick={() => actions.selectBrandForAll(brand)}
          >
            {t.brandForAll(brand)}
          </Button>
        </>
      )}
    </div>
  )
}
