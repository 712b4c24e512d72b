import { useId, useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import { doorMethods } from '#domain/trips/door-receipt.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import {
  collectionLimits,
  emptyCollection,
  readCollection,
  type Collection,
  type TypedCollection,
} from './read-collection.ts'

interface CollectDialogProps {
  owed: Paise
  onCollect: (collection: Collection) => void
  onClose: () => void
}

/** Asks what a driver was given for an account, and in which form. All of it works without a network. */
export function CollectDialog({ owed, onCollect, onClose }: CollectDialogProps) {
  const t = deskMyTripMessages
  const name = useId()
  const [typed, setTyped] = useState(emptyCollection)
  const change = (more: Partial<TypedCollection>) => setTyped((before) => ({ ...before, ...more }))
  const { collection, missing } = readCollection(typed, owed)
  const { method } = typed
  return (
    <Dialog open title={t.collectTitle} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (collection !== null) onCollect(collection)
        }}
      >
        <NumberField
          label={t.collectAmount}
          hint={t.owed(formatRupees(owed))}
          prefix="₹"
          limits={collectionLimits(owed)}
          value={typed.amount}
          onChange={(amount) => change({ amount })}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{t.collectMethod}</legend>
          {doorMethods.map((one) => (
            <RadioCard
              key={one}
              name={name}
              label={t[`method-${one}`]}
              checked={method === one}
              onChange={() => change({ method: one, reference: '' })}
            />
          ))}
        </fieldset>
        {(method === 'UPI' || method === 'CHEQUE') && (
          <Field
            label={t[`reference-${method}`]}
            maxLength={40}
            autoComplete="off"
            inputMode={method === 'CHEQUE' ? 'numeric' : 'text'}
            value={typed.reference}
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
        )}
        {method === 'CHEQUE' && (
          <>
            <Field
              label={t.bank}
              maxLength={60}
              value={typed.bank}
              onChange={(event) => change({ bank: event.currentTarget.value })}
            />
            <Field
              label={t.chequeDay}
              type="date"
              value={typed.chequeDay}
              onChange={(event) => change({ chequeDay: event.currentTarget.value })}
            />
          </>
        )}
        <p className="text-sm text-quiet">{t.collectWhat}</p>
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={missing === null ? null : t[`collect-needs-${missing}`]}>
            {collection === null ? t.doCollect : t.doCollectAmount(formatRupees(collection.amount))}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
