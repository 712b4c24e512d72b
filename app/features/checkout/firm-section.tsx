import { useEffect, useRef } from 'react'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { billedAddress } from '#domain/identity/billing.ts'
import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import { FirmFields } from '#app/features/identity/firm-fields.tsx'
import { errorMessage } from '#app/i18n/error-message.ts'
import { billingMessages } from '#messages/profile/billing.ts'
import { errorMessages } from '#messages/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import type { FirmState } from './use-firm.ts'

/** Takes the firm of customers who want their GSTIN on the invoice; a saved one is shown as it will be printed. */
export function FirmSection({ firm }: { firm: FirmState }) {
  const t = billingMessages
  const errors = errorMessages
  const box = useRef<HTMLDivElement>(null)
  const { issues } = firm
  useEffect(() => {
    if (Object.keys(issues).length > 0)
      box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [issues])
  return (
    <div ref={box} className="grid grid-cols-1 gap-2">
      <CheckboxField
        label={t.needsGstInvoice}
        checked={firm.isWanted}
        onChange={(event) => firm.setWanted(event.currentTarget.checked)}
      />
      {firm.isWanted && firm.remembered !== null && <SavedFirm firm={firm} saved={firm.remembered} />}
      {firm.isWanted && firm.remembered === null && (
        <FirmFields form={firm.form} issues={issues} delivery={firm.delivery} onForm={firm.setForm} />
      )}
      {firm.forgetFailure !== null && <InlineError text={errorMessage(errors, firm.forgetFailure)} />}
    </div>
  )
}

function SavedFirm({ firm, saved }: { firm: FirmState; saved: RememberedFirmWire }) {
  const t = billingMessages
  return (
    <div className="grid gap-1 rounded-card border border-hairline bg-surface p-3 text-sm">
      <p className="text-xs text-quiet">{t.billedTo}</p>
      <p className="font-medium wrap-anywhere">{saved.legalName}</p>
      <p className="wrap-anywhere">{billedAddress(saved)}</p>
      <p className="tabular-nums">{t.gstinOf(saved.gstin)}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button variant="secondary" size="small" aria-label={t.changeFirm} onClick={firm.edit}>
          {t.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t.removeFirm}
          loading={firm.forgetting}
          onClick={() => void firm.forget(saved.gstin)}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  )
}
