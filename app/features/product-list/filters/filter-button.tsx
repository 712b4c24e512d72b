import { Button } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/badge.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useLazyLayer } from '#app/ui/overlays/use-lazy-layer.tsx'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { hasFacets, type FilterProps } from './filter-props.ts'

const filterSheet = lazyComponent(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet))

/** The button of the filters on mobile, which stand on a sheet (LIST-08). */
export function FilterButton(props: FilterProps) {
  const t = productListMessages
  const { control, layer } = useLazyLayer(filterSheet.preload, (state) => (
    <filterSheet.Component {...props} {...state} />
  ))
  const { attributes, minPrice, maxPrice } = props.filters
  const selectedCount = attributes.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1)
  if (!hasFacets(props.facets)) return null
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
