import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { filterMessages } from '#messages/catalogue/filters.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import type { FilterProps } from './filter-props.ts'
import { ATTRIBUTE_PREFIX, withoutFilters } from '../list-query.ts'
import { useListQuery } from '../use-list-query.ts'
import { withFilterForm } from './filter-form.ts'
import { PriceRangeFields } from './price-range-fields.tsx'
import { RegularPricesNote } from '../regular-prices-note.tsx'
import { useApplyFilters } from './use-apply-filters.ts'

interface FilterSheetProps extends FilterProps {
  open: boolean
  onClose: () => void
}

/** All filters of a list, applied together (LIST-08). */
export function FilterSheet({ facets, filters, state, open, onClose }: FilterSheetProps) {
  const t = filterMessages
  const { clearFilters } = productListMessages
  const formId = useId()
  const { query } = useListQuery()
  const applyFilters = useApplyFilters(state)
  const isSelected = (name: string, value: string) =>
    filters.attributes.some((filter) => filter.name === name && filter.value === value)

  function apply(search: string) {
    // navigation closes the sheet by itself
    if (!applyFilters(search)) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.filters}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={() => apply(withoutFilters(query))}>
            {clearFilters}
          </Button>
          <Button type="submit" form={formId}>
            {t.show}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="grid gap-5 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          apply(withFilterForm(query, new FormData(event.currentTarget)))
        }}
      >
        {facets.prices && (
          <fieldset className="grid gap-2">
            <legend className="pb-1 font-price">{t.price}</legend>
            <PriceRangeFields prices={facets.prices} filters={filters} />
            <RegularPricesNote />
          </fieldset>
        )}
        {facets.attributes.map(({ name, label = name, values }) => (
          <fieldset key={name}>
            <legend className="font-price">{label}</legend>
            {values.map(({ value, label: text = value, count }) => (
              <CheckboxField
                key={value}
                name={ATTRIBUTE_PREFIX + name}
                value={value}
                defaultChecked={isSelected(name, value)}
                label={
                  <>
                    {text} <span className="text-sm text-quiet tabular-nums">{count}</span>
                  </>
                }
              />
            ))}
          </fieldset>
        ))}
      </form>
    </Sheet>
  )
}
