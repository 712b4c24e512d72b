import { useCallback, useEffect } from 'react'
import { formatAddress } from '#domain/addresses/address.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { PO_NUMBER_LENGTH, PO_REFERENCE_LENGTH } from '#domain/firms/order-firm.ts'
import { fetchOwnFirms } from '#app/api/firms.ts'
import { fetchFirmSites } from '#app/api/firm-sites.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { buyingFirmMessages } from '#messages/orders/buying-firm.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import type { BuyingFirm } from './use-buying-firm.ts'

interface ChoiceProps {
  buying: BuyingFirm
  /** Asks for the purchase order too. */
  isPaying: boolean
}

/** Asks for whom the order is, to which of their sites it goes, and for the purchase order. Import lazily. */
export function BuyingFirmChoice({ buying, isPaying }: ChoiceProps) {
  const t = buyingFirmMessages
  const loading = useLoad(fetchOwnFirms)
  const { firm, site, choose } = buying
  // one that they have left since they bought for it
  const isGone =
    firm !== null &&
    loading.status === 'loaded' &&
    loading.content.firms.every(({ id, role }) => id !== firm.id || !mayInFirm(role, 'orders:place'))
  useEffect(() => {
    if (isGone) choose(null, null)
  }, [isGone, choose])
  if (loading.status === 'loading') return <Skeleton className="h-20" />
  if (loading.status === 'failed') return <Failed failure={loading.failure} onRetry={loading.reload} />
  const firms = loading.content.firms.filter(({ role }) => mayInFirm(role, 'orders:place'))
  if (firms.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={t.buyFor}
        {...(firm !== null && { hint: t.billed })}
        value={firm?.id ?? ''}
        options={[['', t.myself], ...firms.map(({ id, legalName }) => [id, legalName] as const)]}
        onChange={({ currentTarget: { value } }) =>
          choose(value === '' ? null : { ...firm, id: value }, null)
        }
      />
      {firm !== null && <SiteChoice key={firm.id} firmId={firm.id} buying={buying} />}
      {isPaying && firm !== null && (
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
          <Field
            label={t.poNumber}
            autoComplete="off"
            maxLength={PO_NUMBER_LENGTH}
            value={firm.poNumber ?? ''}
            onChange={(event) => choose({ ...firm, poNumber: event.currentTarget.value }, site)}
          />
          <Field
            label={t.reference}
            autoComplete="off"
            maxLength={PO_REFERENCE_LENGTH}
            value={firm.reference ?? ''}
            onChange={(event) => choose({ ...firm, reference: event.currentTarget.value }, site)}
          />
        </div>
      )}
    </div>
  )
}

/** The value of one's own address. */
const OWN = 'own'

/** The sites of a firm that something may be delivered to; nothing where it has none. */
function SiteChoice({ firmId, buying }: { firmId: string; buying: BuyingFirm }) {
  const { firm, site, isSought, choose } = buying
  const t = buyingFirmMessages
  const loading = useLoad(useCallback(() => fetchFirmSites(firmId), [firmId]))
  if (loading.status === 'loading') return <Skeleton className="h-20" />
  if (loading.status === 'failed') return <Failed failure={loading.failure} onRetry={loading.reload} />
  const sites = loading.content.sites.filter(({ isClosed }) => !isClosed)
  if (sites.length === 0) return null
  return (
    <SelectField
      label={t.site}
      {...(site !== null && { hint: formatAddress(site.address) })}
      value={site?.id ?? (isSought ? '' : OWN)}
      options={[
        ...(isSought ? [['', t.chooseSite] as const] : []),
        [OWN, t.ownAddress],
        ...sites.map(({ id, name }) => [id, name] as const),
      ]}
      onChange={({ currentTarget: { value } }) => choose(firm, sites.find(({ id }) => id === value) ?? null)}
    />
  )
}

function Failed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <InlineError text={errorMessage(errorMessages, failure)} />
      <Button variant="secondary" size="small" onClick={onRetry}>
        {buyingFirmMessages.again}
      </Button>
    </div>
  )
}
