import { Card } from '#app/ui/card.tsx'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { ReadyRow } from './ready-row.tsx'
import { RemovedLine } from './removed-line.tsx'
import type { ProductsById, ReviewLine } from './review-lines.ts'
import { isReady } from './review-sections.ts'
import type { ReviewActions } from './use-review.ts'

interface ReadyLinesProps {
  lines: readonly ReviewLine[]
  products: ProductsById
  /** By the key of a line. */
  forBreaks: ReadonlyMap<string, number>
  actions: ReviewActions
}

/** The ready lines as a table of one row a line; on mobile its rows are tight, without columns. */
export function ReadyLines({ lines, products, forBreaks, actions }: ReadyLinesProps) {
  const t = quickOrderReviewMessages
  if (lines.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 data-ready tabIndex={-1} className="text-base">
        {t.readyTitle(lines.filter(isReady).length)}
      </h2>
      <Card>
        <table aria-label={t.readyLines} className="w-full max-desk:block">
          <thead className="text-left text-xs text-quiet max-desk:sr-only">
            <tr>
              <th className="py-2 pl-4 font-normal">{t.item}</th>
              <th className="px-2 py-2 font-normal">{t.quantity}</th>
              <th className="px-2 py-2 text-right font-normal">{t.price}</th>
              <th>
                <span className="sr-only">{t.remove}</span>
              </th>
            </tr>
          </thead>
          {lines.map((line) => (
            <tbody
              key={line.key}
              className="border-hairline not-first:border-t max-desk:block max-desk:first:border-t-0"
            >
              {line.isRemoved ? (
                <tr data-line={line.key} tabIndex={-1} className="max-desk:block">
                  <td colSpan={4} className="px-3 py-2 max-desk:block desk:px-4">
                    <RemovedLine
                      text={line.text}
                      onUndo={() => actions.change({ ...line, isRemoved: false })}
                    />
                  </td>
                </tr>
              ) : (
                <ReadyRow line={line} products={products} forBreaks={forBreaks} actions={actions} />
              )}
            </tbody>
          ))}
        </table>
      </Card>
    </section>
  )
}
