import { Suspense, useState } from 'react'
import type { ProductFilters } from '#domain/catalogue/product-card.ts'
import { Button } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/badge.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { FilterProps } from './filter-props.ts'

const panel = lazyComponent(() => import('./filter-panel.tsx').then((part) => part.FilterPanel))
const sheet = lazyComponent(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet))

/** What a list can be narrowed by: a row of chips on wide screens, a button that opens a sheet on mobile (LIST-08). */
export function FilterBar(props: FilterProps) {
  const t = useMessages(productMessages)
  const { facets, filters } = props
  if (facets.attributes.length === 0 && facets.prices === null) return null
  return (
    <>
      <FilterButton {...props} />
      <ul aria-label={t.filters} className="relative flex w-full flex-wrap gap-1.5 max-wide:hidden">
        {facets.prices && (
          <li>
            <FilterMenu title={t.price} active={isPriced(filters)} onIntent={panel.preload}>
              <panel.Part {...props} attribute={null} />
            </FilterMenu>
          </li>
        )}
        {facets.attributes.map(({ name }) => (
          <li key={name}>
            <FilterMenu
              title={name}
              active={filters.attributes.some((choice) => choice.name === name)}
              onIntent={panel.preload}
            >
              <panel.Part {...props} attribute={name} />
            </FilterMenu>
          </li>
        ))}
      </ul>
    </>
  )
}

function FilterButton(props: FilterProps) {
  const t = useMessages(productMessages)
  const [open, setOpen] = useState(false)
  const ever = useEverOpen(open)
  const chosen = props.filters.attributes.length + (isPriced(props.filters) ? 1 : 0)
  return (
    <span className="wide:hidden">
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => setOpen(true)}
      >
        {t.filter}
        {chosen > 0 && <CountBadge count={chosen} />}
      </Button>
      {ever && (
        <Suspense fallback={null}>
          <sheet.Part {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

function isPriced({ minPrice, maxPrice }: ProductFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined
}
