import { useCallback } from 'react'
import { formatAddress } from '#domain/addresses/address.ts'
import { PO_NUMBER_LENGTH, PO_REFERENCE_LENGTH } from '#domain/firms/order-firm.ts'
import type { FirmSiteWire } from '#domain/firms/site-wire.ts'
import type { PlaceOrderForRequest } from '#domain/orders/placing/desk-place-wire.ts'
import { fetchSitesOf } from '#app/api/desk/firms.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { emptyAddress, type TypedAddress } from './address-section.tsx'
import { SiteListChoice } from './site-list-choice.tsx'
import type { useOrderLines } from './use-order-lines.ts'
import type { LookedUp } from './customer-section.tsx'

/** The firm and site of an order as they are typed; empty texts for none. */
export const emptyBuying = { firmId: '', siteId: '', poNumber: '', reference: '' }
export type TypedBuying = Readonly<typeof emptyBuying>

interface BuyingInput {
  typed: TypedBuying
  customer: LookedUp
  address: TypedAddress
}

/** For which of their firms a customer orders, to which site, and the address that follows from it. */
export function useBuying({ typed, customer, address }: BuyingInput) {
  const firms = customer?.buysFor ?? []
  const firm = firms.find(({ id }) => id === typed.firmId) ?? null
  const firmId = firm === null ? '' : typed.firmId
  const loading = useLoad(useCallback(() => fetchOpenSites(firmId), [firmId]))
  const sites = loading.status === 'loaded' ? loading.content : []
  const site = sites.find(({ id }) => id === typed.siteId) ?? null
  const own = customer?.addresses ?? []
  return {
    typed,
    firms,
    firm,
    sites,
    site,
    known: site === null ? own : [{ ...site.address, id: site.id }],
    address: site === null ? address : { ...emptyAddress, id: site.id },
    body: firm === null ? null : { firm: firmBody(typed, firm.id, site) },
  }
}

async function fetchOpenSites(firmId: string): Promise<readonly FirmSiteWire[]> {
  if (firmId === '') return []
  const { sites } = await fetchSitesOf(firmId)
  return sites.filter(({ isClosed }) => !isClosed)
}

export type Buying = ReturnType<typeof useBuying>

function firmBody(
  { poNumber, reference }: TypedBuying,
  id: string,
  site: FirmSiteWire | null,
): NonNullable<PlaceOrderForRequest['firm']> {
  return { id, poNumber, reference, ...(site !== null && { siteId: site.id }) }
}

interface BuyingSectionProps {
  buying: Buying
  onTyped: (typed: TypedBuying) => void
  /** The lines of the order, which a list of the site may start. */
  taken: ReturnType<typeof useOrderLines>
}

/** The firm that a customer orders for, with its site and purchase order; nothing for whoever is in none. */
export function BuyingSection({ buying, onTyped, taken }: BuyingSectionProps) {
  const { typed, firms, firm, sites, site } = buying
  const t = deskNewOrderMessages
  if (firms.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={t.buysFor}
        value={firm?.id ?? ''}
        options={[['', t.themselves], ...firms.map(({ id, legalName }) => [id, legalName] as const)]}
        onChange={({ currentTarget: { value } }) => onTyped({ ...typed, firmId: value, siteId: '' })}
      />
      {sites.length > 0 && (
        <SelectField
          label={t.site}
          {...(site !== null && { hint: formatAddress(site.address) })}
          value={site?.id ?? ''}
          options={[['', t.ownAddress], ...sites.map(({ id, name }) => [id, name] as const)]}
          onChange={({ currentTarget: { value } }) => onTyped({ ...typed, siteId: value })}
        />
      )}
      {firm !== null && site !== null && (
        <SiteListChoice key={firm.id} firmId={firm.id} siteId={site.id} taken={taken} />
      )}
      {firm !== null && (
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
          <Field
            label={t.poNumber}
            maxLength={PO_NUMBER_LENGTH}
            value={typed.poNumber}
            onChange={(event) => onTyped({ ...typed, poNumber: event.currentTarget.value })}
          />
          <Field
            label={t.poReference}
            maxLength={PO_REFERENCE_LENGTH}
            value={typed.reference}
            onChange={(event) => onTyped({ ...typed, reference: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
