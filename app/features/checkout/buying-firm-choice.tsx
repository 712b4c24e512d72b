import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { PO_NUMBER_LENGTH, PO_REFERENCE_LENGTH } from '#domain/firms/order-firm.ts'
import { fetchOwnFirms } from '#app/api/firms.ts'
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

/** Asks for whom the order is, and for the purchase order of a firm. Import lazily. */
export function BuyingFirmChoice({ buying }: { buying: BuyingFirm }) {
  const t = buyingFirmMessages
  const loading = useLoad(fetchOwnFirms)
  if (loading.status === 'loading') return <Skeleton className="h-20" />
  if (loading.status === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <InlineError text={errorMessage(errorMessages, loading.failure)} />
        <Button variant="secondary" size="small" onClick={loading.reload}>
          {t.again}
        </Button>
      </div>
    )
  const firms = loading.content.firms.filter(({ role }) => mayInFirm(role, 'orders:place'))
  if (firms.length === 0) return null
  const { firm, choose } = buying
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={t.buyFor}
        {...(firm !== null && { hint: t.billed })}
        value={firm?.id ?? ''}
        options={[['', t.myself], ...firms.map(({ id, legalName }) => [id, legalName] as const)]}
        onChange={({ currentTarget: { value } }) => choose(value === '' ? null : { ...firm, id: value })}
      />
      {firm !== null && (
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
          <Field
            label={t.poNumber}
            autoComplete="off"
            maxLength={PO_NUMBER_LENGTH}
            value={firm.poNumber ?? ''}
            onChange={(event) => choose({ ...firm, poNumber: event.currentTarget.value })}
          />
          <Field
            label={t.reference}
            autoComplete="off"
            maxLength={PO_REFERENCE_LENGTH}
            value={firm.reference ?? ''}
            onChange={(event) => choose({ ...firm, reference: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
