import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import type { GstinState } from './use-gstin.ts'

/** As long as a GSTIN is, with room for the spaces that people write in it. */
const TYPED_LENGTH = 24

/** Asks for the buyer's GST number, where they want it on the invoice. */
export function GstinField({ gstin }: { gstin: GstinState }) {
  const t = useMessages(checkoutMessages)
  return (
    <div className="grid grid-cols-1 gap-2">
      <CheckboxField
        label={t.gstinWanted}
        checked={gstin.wanted}
        onChange={(event) => gstin.want(event.currentTarget.checked)}
      />
      {gstin.wanted && (
        <Field
          label={t.gstin}
          hint={t.gstinHint}
          error={gstin.fault && t[`gstin-${gstin.fault}`]}
          value={gstin.text}
          maxLength={TYPED_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => gstin.write(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
