import { useState } from 'react'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { MoneyField } from '#app/desk/kit/money-field.tsx'
import { TargetFields } from '#app/desk/catalogue/targets/target-fields.tsx'
import { mayHavePrice, percentLimits, quantityLimits, readRule, typedRule } from './typed-rule.ts'
import type { Rule } from './typed-list.ts'

interface RuleDialogProps {
  /** The rule that is changed; null for a new one. */
  rule: Rule | null
  onDone: (rule: Rule) => void
  onClose: () => void
}

/** Asks for one price of a list: on what, how much, and from which quantity on. */
export function RuleDialog({ rule, onDone, onClose }: RuleDialogProps) {
  const t = deskPriceListMessages
  const [typed, setTyped] = useState(() => typedRule(rule))
  const change = (fields: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...fields }))
  const reading = readRule(typed)
  const { target, isPrice } = typed
  return (
    <Dialog open title={t.ruleTitle} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          // the form of the list stands around it
          event.stopPropagation()
          if ('rule' in reading) onDone(reading.rule)
        }}
      >
        <TargetFields target={target} chosen={typed.chosen} onChange={change} />
        {mayHavePrice(target) && (
          <SelectField
            label={t.given}
            value={isPrice ? 'price' : 'off'}
            options={[
              ['off', t['given-off']],
              ['price', t['given-price']],
            ]}
            onChange={({ currentTarget: { value } }) => change({ isPrice: value === 'price' })}
          />
        )}
        {isPrice && mayHavePrice(target) ? (
          <MoneyField label={t.price} value={typed.price} onChange={(price) => change({ price })} />
        ) : (
          <NumberField
            label={t.percent}
            limits={percentLimits}
            value={typed.percent}
            onChange={(percent) => change({ percent })}
          />
        )}
        <NumberField
          label={t.quantity}
          hint={t.quantityHint}
          limits={quantityLimits}
          value={typed.from}
          onChange={(from) => change({ from })}
        />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={'missing' in reading ? reading.missing : null}>
            {t.done}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
