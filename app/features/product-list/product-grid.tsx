import { Suspense, useState } from 'react'
import type { ProductCard as Card } from '#domain/catalogue/product-card.ts'
import { classNames } from '#app/ui/class-names.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { ProductCard } from './product-card.tsx'

const sheet = lazyComponent(() => import('./variants-sheet.tsx').then((part) => part.VariantsSheet))

interface ProductGridProps {
  cards: readonly Card[]
  /** Rows on mobile, or up to 480 px alone. */
  rows?: boolean | 'phone'
  compact?: boolean
  /** Pictures in the first view. */
  eagerly?: number
}

/**
 * Products side by side: full width, 48 %, 30 %, 15rem, by the width of the screen (LIST-03). What the shares of a row
 * leave lies between the cards, so that rows end where their page ends.
 */
export function ProductGrid({ cards, rows = false, compact = false, eagerly = 0 }: ProductGridProps) {
  const [chosen, setChosen] = useState<Card | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ul
        className={classNames(
          'flex flex-wrap gap-2 wide:gap-x-[calc(5%-1px)] wide:gap-y-5 desk:gap-3',
          rows === true ? 'max-wide:flex-col' : 'phone:gap-x-[calc(4%-1px)] phone:gap-y-4',
        )}
      >
        {cards.map((card, index) => (
          <li
            key={card.id}
            className={classNames(
              rows === true ? 'w-full' : 'w-full phone:w-[48%]',
              'wide:w-[30%] desk:w-60',
            )}
          >
            <ProductCard
              card={card}
              rows={rows}
              compact={compact}
              eager={index < eagerly}
              onIntent={sheet.preload}
              onVariants={(wanted) => {
                setChosen(wanted)
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense fallback={null}>
          <sheet.Part card={chosen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
