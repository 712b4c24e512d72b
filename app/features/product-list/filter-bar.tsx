import type { ProductFilters } from '#domain/catalogue/product-card.ts'
import { Button } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/badge.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useLazyLayer } from '#app/ui/overlays/use-lazy-layer.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { FilterProps } from './filter-props.ts'

const filterPanel = lazyComponent(() => import('./filter-panel.tsx').then((module) => module.FilterPanel))
const filterSheet = lazyComponent(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet))

/** The filters of a list: a row of chips on wide screens, a button that opens a sheet on mobile (LIST-08). */
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
            <FilterMenu title={t.price} active={hasPriceFilter(filters)} onIntent={filterPanel.preload}>
              <filterPanel.Component {...props} attribute={null} />
            </FilterMenu>
          </li>
        )}
        {facets.attributes.map(({ name }) => (
          <li key={name}>
            <FilterMenu
              title={name}
              active={filters.attributes.some((filter) => filter.name === name)}
              onIntent={filterPanel.preload}
            >
              <filterPanel.Component {...props} attribute={name} />
            </FilterMenu>
          </li>
        ))}
      </ul>
    </>
  )
}

function FilterButton(props: FilterProps) {
  const t = useMessages(productMessages)
  const { control, layer } = useLazyLayer(filterSheet.preload, (state) => (
    <filterSheet.Component {...props} {...state} />
  ))
  const selectedCount = props.filters.attributes.length + (hasPriceFilter(props.filters) ? 1 : 0)
  return (
    <span className="wide:hidden">
      <Button variant="secondary" size="small" {...control}>
        {t.filter}
        {selectedCount > 0 && <CountBadge count={selectedCount} />}
      </Button>
      {layer}
    </span>
  )
}

function hasPriceFilter({ minPrice, maxPrice }: ProductFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined
}
