import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import type { GstinState } from './use-gstin.ts'

/** The length of a GSTIN plus room for typed spaces. */
const MAX_INPUT_LENGTH = 24

/** Takes the customer's GSTIN if they want it on the invoice. */
export function GstinField({ gstin }: { gstin: GstinState }) {
  const t = useMessages(checkoutMessages)
  return (
    <div className="grid grid-cols-1 gap-2">
      <CheckboxField
        label={t.needsGstInvoice}
        checked={gstin.enabled}
        onChange={(event) => gstin.setEnabled(event.currentTarget.checked)}
      />
      {gstin.enabled && (
        <Field
          label={t.gstin}
          hint={t.gstinHint}
          error={gstin.issue && t[`gstin-${gstin.issue}`]}
          value={gstin.text}
          maxLength={MAX_INPUT_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => gstin.setText(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
