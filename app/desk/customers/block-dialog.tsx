import { useId, useState } from 'react'
import { customerBlocks, type CustomerBlock } from '#domain/identity/customer-block.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type Block = { readonly level: CustomerBlock; readonly reason: string }

interface BlockDialogProps {
  name: string
  /** The block that holds now. */
  block: Block | null
  onBlock: (block: Block) => void
  onCancel: () => void
}

/** Asks how far a customer is blocked and why: one of the usual reasons with a tap, or typed. */
export function BlockDialog({ name, block, onBlock, onCancel }: BlockDialogProps) {
  const t = deskCustomerMessages
  const desk = deskMessages
  const group = useId()
  const [level, setLevel] = useState<CustomerBlock>(block?.level ?? 'CASH')
  const [reason, setReason] = useState(block?.reason ?? '')
  return (
    <Dialog open title={t.blockTitle(name)} onClose={onCancel}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') onBlock({ level, reason: reason.trim() })
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t.blockTitle(name)}</legend>
          {customerBlocks.map((one) => (
            <RadioCard
              key={one}
              name={group}
              checked={level === one}
              onChange={() => setLevel(one)}
              label={t[`level-${one}`]}
              detail={t[`level-${one}-text`]}
            />
          ))}
        </fieldset>
        <Field
          label={t.blockReason}
          hint={t.blockReasonHint}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          {t.usualReasons.split('\n').map((text) => (
            <Button key={text} size="small" variant="secondary" onClick={() => setReason(text)}>
              {text}
            </Button>
          ))}
        </div>
        <div className="flex items-start justify-end gap-2">
          <Button variant="secondary" onClick={onCancel}>
            {desk.cancel}
          </Button>
          <WaitingButton
            type="submit"
            variant="danger"
            waitsFor={reason.trim() === '' ? t.needsReason : null}
          >
            {t.block}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
