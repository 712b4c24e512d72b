import type { Paise } from '#domain/money/paise.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { PO_NUMBER_LENGTH, PO_REFERENCE_LENGTH } from '#domain/firms/order-firm.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import type { TypedBuyer } from './basket.ts'

const fields = ['phone', 'name', 'gstin', 'line', 'zipcode', 'city', 'state'] as const

interface BuyerSectionProps {
  buyer: TypedBuyer
  /** Firms that the buyer may buy for. */
  firms: readonly { readonly id: string; readonly legalName: string }[]
  /** The total from which on the law asks for the buyer, where this sale reaches it. */
  neededFrom: Paise | null
  onBuyer: (buyer: TypedBuyer) => void
}

/** Fields of a buyer who wants a name on the bill, or has to have one. */
export function BuyerSection({ buyer, firms, neededFrom, onBuyer }: BuyerSectionProps) {
  const t = deskCounterMessages
  const shown = buyer.firmId === '' ? fields : (['phone'] as const)
  const isFilled = fields.some((field) => buyer[field].trim() !== '')
  return (
    <details
      key={neededFrom === null ? 'optional' : 'needed'}
      open={neededFrom !== null || isFilled}
      className="rounded-card border border-hairline bg-surface p-3"
    >
      <summary className="min-h-8 cursor-pointer content-center font-medium">{t.buyer}</summary>
      <div className="grid grid-cols-1 items-start gap-3 pt-3 wide:grid-cols-2">
        <p className="text-sm text-quiet wide:col-span-2">
          {neededFrom === null ? t.buyerOptional : t.buyerNeeded(formatRupees(neededFrom))}
        </p>
        {shown.map((field) => (
          <Field
            key={field}
            label={t[field]}
            maxLength={field === 'phone' || field === 'gstin' || field === 'zipcode' ? 30 : 120}
            autoComplete="off"
            inputMode={field === 'phone' || field === 'zipcode' ? 'numeric' : 'text'}
            {...(field === 'phone' && { hint: t.phoneHint })}
            value={buyer[field]}
            onChange={(event) => {
              const typed = { ...buyer, [field]: event.currentTarget.value }
              onBuyer(field === 'phone' ? { ...typed, firmId: '' } : typed)
            }}
          />
        ))}
        {firms.length > 0 && (
          <SelectField
            label={t.billTo}
            value={buyer.firmId}
            options={[['', t.themselves], ...firms.map(({ id, legalName }) => [id, legalName] as const)]}
            onChange={(event) => onBuyer({ ...buyer, firmId: event.currentTarget.value })}
          />
        )}
        {buyer.firmId !== '' &&
          (['poNumber', 'poReference'] as const).map((field) => (
            <Field
              key={field}
              label={t[field]}
              maxLength={field === 'poNumber' ? PO_NUMBER_LENGTH : PO_REFERENCE_LENGTH}
              autoComplete="off"
              value={buyer[field]}
              onChange={(event) => onBuyer({ ...buyer, [field]: event.currentTarget.value })}
            />
          ))}
      </div>
    </details>
  )
}
