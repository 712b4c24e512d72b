import { useState } from 'react'
import { firmRoles, isLimited, type FirmRole } from '#domain/firms/firm-roles.ts'
import type { FirmPersonWire } from '#domain/firms/wire.ts'
import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import type { Paise } from '#domain/money/paise.ts'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useAction } from '#app/state-kit/use-action.ts'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { DialogActions } from './dialog-actions.tsx'

/** A place in a firm as it was typed. */
type Place = Pick<FirmPersonWire, 'role' | 'orderLimit' | 'monthLimit'>

interface PlaceDialogProps {
  title: string
  label?: string
  /** The place that somebody has; without it a number is asked for. */
  known?: Place
  onSave: (place: Place & { readonly phone: Phone | null }) => Promise<unknown>
  onClose: () => void
}

/** Asks what somebody may do in a firm and spend for it, and for the number of whoever is invited. */
export function PlaceDialog({ title, label, known, onSave, onClose }: PlaceDialogProps) {
  const t = deskFirmMessages
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [role, setRole] = useState<FirmRole>(known?.role ?? 'buyer')
  const [order, setOrder] = useState(typedAmount(known?.orderLimit))
  const [month, setMonth] = useState(typedAmount(known?.monthLimit))
  const action = useAction()
  const phone = parsePhone(typed)

  function save() {
    setAsked(true)
    const orderLimit = readLimit(order)
    const monthLimit = readLimit(month)
    if (known === undefined && phone === null) return
    if (!isLimited(role)) void action.run(() => onSave({ phone, role, orderLimit: null, monthLimit: null }))
    else if (orderLimit !== undefined && monthLimit !== undefined)
      void action.run(() => onSave({ phone, role, orderLimit, monthLimit }))
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {known === undefined && (
          <PhoneField
            label={t.phone}
            autoComplete="off"
            typed={typed}
            error={isAsked && phone === null ? t.phoneWrong : null}
            onTyped={setTyped}
          />
        )}
        <SelectField
          label={t.role}
          options={firmRoles.map((one) => [one, t[`role-${one}`]])}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(firmRoles.find((one) => one === value) ?? role)}
        />
        {isLimited(role) && (
          <>
            <MoneyField label={t.orderLimit} hint={t.limitHint} value={order} onChange={setOrder} />
            <MoneyField label={t.monthLimit} hint={t.limitHint} value={month} onChange={setMonth} />
          </>
        )}
        <DialogActions action={action} {...(label !== undefined && { label })} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function typedAmount(paise: number | null | undefined): string {
  return paise === null || paise === undefined ? '' : String(paise / 100)
}

/** An amount; null for none, undefined for what is no amount. */
function readLimit(typed: string): Paise | null | undefined {
  return typed.trim() === '' ? null : (readMoney(typed) ?? undefined)
}
