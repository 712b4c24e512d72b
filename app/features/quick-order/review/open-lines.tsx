import { Card } from '#app/ui/card.tsx'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { OpenLine } from './open-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import type { ProductsById, ReviewLine } from './review-lines.ts'
import { needsAnswer } from './review-sections.ts'
import type { ReviewActions } from './use-review.ts'

interface OpenLinesProps {
  lines: readonly ReviewLine[]
  products: ProductsById
  /** By the key of a line. */
  forBreaks: ReadonlyMap<string, number>
  /** The key of the line that is being searched for. */
  searching: string | null
  actions: ReviewActions
}

/** The lines that need an answer, in the order of the list; they stand above the ready ones. */
export function OpenLines({ lines, products, forBreaks, searching, actions }: OpenLinesProps) {
  const t = quickOrderReviewMessages
  if (lines.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-base">{t.openTitle(lines.filter(needsAnswer).length)}</h2>
      <Card>
        <ul aria-label={t.openLines} className="divide-y divide-hairline">
          {lines.map((line) => (
            <li
              key={line.key}
              data-line={line.key}
              tabIndex={-1}
              className="p-3 focus:outline-2 focus:-outline-offset-2 focus:outline-accent wide:p-4"
            >
              {line.isRemoved ? (
                <RemovedLine text={line.text} onUndo={() => actions.change({ ...line, isRemoved: false })} />
              ) : (
                <OpenLine
                  line={line}
                  products={products}
                  forBreaks={forBreaks}
                  isSearching={searching === line.key}
                  actions={actions}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
