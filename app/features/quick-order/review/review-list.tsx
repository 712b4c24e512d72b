import { useRef } from 'react'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { RefusedLines } from '#app/features/cart/refused-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { AddedNotice } from '../added-notice.tsx'
import { breakQuantities } from './break-quantities.ts'
import { OpenLines } from './open-lines.tsx'
import { ReadyLines } from './ready-lines.tsx'
import { hasSureSuggestion, selectSureSuggestions, type ProductsById, type Review } from './review-lines.ts'
import { isAmongOpen } from './review-sections.ts'
import { ReviewSummary } from './review-summary.tsx'
import { SendToShop } from '../send-to-shop.tsx'
import type { QuickOrder } from '../use-quick-order.ts'
import { useReview } from './use-review.ts'

/** The matched list, to review before anything goes into the cart. */
export function ReviewList({ order, review }: { order: QuickOrder; review: Review }) {
  const t = quickOrderMessages
  const { lines, products, rest, setAside } = review
  const root = useRef<HTMLDivElement>(null)
  const actions = useReview(order, review, root)
  const left = lines.filter((line) => !line.isRemoved)
  const sure = lines.filter(hasSureSuggestion).length
  const forBreaks = breakQuantities(lines, products)
  return (
    <div ref={root} className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_280px] wide:gap-6">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        {order.added !== null && (
          <>
            <AddedNotice
              key={order.added.press}
              added={order.added.count}
              left={left.length}
              onNewList={order.back}
            />
            <RefusedLines
              refused={order.added.refused}
              nameOf={({ line }) => productName(products, line.product)}
            />
          </>
        )}
        {rest !== '' && (
          <p role="alert" className="rounded-control bg-caution-soft px-4 py-3 text-sm text-caution">
            {t.tooLong(rest.split('\n').length)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {(lines.length > 0 || rest !== '') && (
            <Button variant="secondary" size="small" onClick={order.back}>
              {t.back}
            </Button>
          )}
          {sure > 0 && (
            <Button variant="quiet" size="small" onClick={() => order.setReview(selectSureSuggestions)}>
              {t.selectFirst(sure)}
            </Button>
          )}
        </div>
        <OpenLines
          lines={lines.filter(isAmongOpen)}
          products={products}
          forBreaks={forBreaks}
          searching={order.searching}
          actions={actions}
        />
        <ReadyLines
          lines={lines.filter((line) => !isAmongOpen(line))}
          products={products}
          forBreaks={forBreaks}
          actions={actions}
        />
        <SendToShop
          lines={left}
          onSent={(sent) =>
            order.setReview((now) => ({
              ...now,
              lines: now.lines.filter(({ key }) => sent.every((each) => each.key !== key)),
            }))
          }
        />
        {setAside.length > 0 && (
          <details className="text-sm text-quiet">
            <summary className="min-h-11 cursor-pointer py-3">{t.setAside(setAside.length)}</summary>
            <ul className="grid list-disc gap-1 pl-5">
              {[...new Set(setAside)].map((text) => (
                <li key={text} className="break-words">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {left.length > 0 && (
        <ReviewSummary
          lines={left}
          products={products}
          forBreaks={forBreaks}
          onAdd={order.addReady}
          onNext={actions.goToNext}
        />
      )}
    </div>
  )
}

/** The product and options of a composite id on one line. */
function productName(products: ProductsById, composite: string): string | null {
  const parsed = parseCompositeId(composite)
  const product = parsed === null ? undefined : products[parsed.productId]
  if (parsed === null || product === undefined) return null
  return [product.name, ...(product.variants[parsed.index]?.options ?? [])].join(' · ')
}
