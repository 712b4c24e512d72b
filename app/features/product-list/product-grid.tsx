import { Suspense, useState } from 'react'
import type { ProductCard as Card } from '#domain/catalogue/lists/product-card.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useFirstOnes } from '#app/ui/use-first-ones.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { gridClass } from './grid-class.ts'
import { ProductCard } from './product-card.tsx'

const variantsSheet = lazyComponent(() =>
  import('./variants-sheet.tsx').then((module) => module.VariantsSheet),
)

/** Cards that a phone shows without scrolling, or a wide screen in two rows. */
const IN_SIGHT = 8

interface ProductGridProps {
  cards: readonly Card[]
  /** Compact rows on mobile (`true`) or only up to 480 px (`phone`). */
  rows?: boolean | 'phone'
  compact?: boolean
  /** Number of pictures to load eagerly. */
  eagerCount?: number
}

/**
 * Product cards, 100 %, 48 %, 30 % or 15rem wide by screen width (LIST-03). The remaining width of a row goes into its
 * gaps, so that rows align with the page.
 */
export function ProductGrid({ cards, rows = false, compact = false, eagerCount = 0 }: ProductGridProps) {
  const [selected, setSelected] = useState<Card | null>(null)
  const [open, setOpen] = useState(false)
  const shown = useFirstOnes(cards, IN_SIGHT)
  return (
    <>
      <ul
        className={classNames(
          gridClass,
          rows === true ? 'max-wide:flex-col' : 'phone:gap-x-[calc(4%-1px)] phone:gap-y-4',
        )}
      >
        {shown.map((card, index) => (
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
              eager={index < eagerCount}
              onIntent={variantsSheet.preload}
              onVariants={(opened) => {
                setSelected(opened)
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      {selected && (
        <Suspense fallback={null}>
          <variantsSheet.Component card={selected} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
