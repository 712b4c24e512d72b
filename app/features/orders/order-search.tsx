import { useCallback, useState } from 'react'
import { OWN_SEARCH_LENGTH } from '#domain/orders/own-order-search.ts'
import { fetchFirmSites } from '#app/api/firm-sites.ts'
import type { OrderFilter } from '#app/api/orders.ts'
import { orderSearchMessages } from '#messages/orders/order-search.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface OrderSearchProps {
  /** The firm whose orders are listed; one's own without it. */
  firm: string | undefined
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

/** Narrows a list of orders by words, days, and the site of a firm. */
export function OrderSearch({ firm, filter, onFilter }: OrderSearchProps) {
  const t = orderSearchMessages
  const [typed, setTyped] = useState(filter)
  const isNarrowed = [filter.q, filter.from, filter.to, filter.site].some(
    (one) => one !== undefined && one !== '',
  )
  return (
    <search>
      <form
        className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(typed)
        }}
      >
        <Field
          label={t.words}
          hint={t.wordsHint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={OWN_SEARCH_LENGTH}
          value={typed.q ?? ''}
          onChange={(event) => setTyped({ ...typed, q: event.currentTarget.value })}
        />
        {firm !== undefined && (
          <SiteSelect firm={firm} site={typed.site ?? ''} onSite={(site) => setTyped({ ...typed, site })} />
        )}
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t.from}
            type="date"
            max={typed.to ?? ''}
            value={typed.from ?? ''}
            onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
          />
          <Field
            label={t.to}
            type="date"
            min={typed.from ?? ''}
            value={typed.to ?? ''}
            onChange={(event) => setTyped({ ...typed, to: event.currentTarget.value })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small">
            {t.search}
          </Button>
          {isNarrowed && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                const all = firm === undefined ? {} : { firm }
                setTyped(all)
                onFilter(all)
              }}
            >
              {t.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

interface SiteSelectProps {
  firm: string
  site: string
  onSite: (site: string) => void
}

/** The sites of a firm, closed ones too; without them the other fields still narrow. */
function SiteSelect({ firm, site, onSite }: SiteSelectProps) {
  const t = orderSearchMessages
  const loading = useLoad(useCallback(() => fetchFirmSites(firm), [firm]))
  const sites = loading.status === 'loaded' ? loading.content.sites : []
  if (sites.length === 0) return null
  return (
    <SelectField
      label={t.site}
      value={site}
      options={[['', t.allSites], ...sites.map(({ id, name }) => [id, name] as const)]}
      onChange={({ currentTarget: { value } }) => onSite(value)}
    />
  )
}
