import { useState } from 'react'
import { findCustomer } from '#app/api/desk/new-order.ts'
import { openCreditAccount } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PostingForm } from './posting-form.tsx'
import { firstTerms, readTerms, TermsFields } from './terms-fields.tsx'
import { usePosting } from './use-posting.ts'

interface OpenDialogProps {
  /** The firm that gets it; empty for a customer, who is asked for. */
  firmId: string
  onOpened: (id: string) => void
  onClose: () => void
}

/** Asks who gets credit, a customer found by phone number or a firm, and on which terms. */
export function OpenDialog({ firmId, onOpened, onClose }: OpenDialogProps) {
  const t = deskCreditMessages
  const [phone, setPhone] = useState('')
  const [typed, setTyped] = useState(firstTerms)
  const [isNobody, setNobody] = useState(false)
  const { isPending, failure, post } = usePosting<{ readonly id: string | null }>(({ id }) => {
    setNobody(id === null)
    if (id !== null) onOpened(id)
  })
  const { terms, missing } = readTerms(typed)
  const isFirm = firmId !== ''
  const digits = phone.replaceAll(/\D/g, '').slice(-10)

  function save() {
    if (terms === null) return
    void post({ digits, firmId, terms }, async (id) => {
      const holder = isFirm ? ({ kind: 'firm', id: firmId } as const) : await holderOf(digits)
      return holder === null ? { id: null } : (await openCreditAccount({ id, holder, terms })).account
    })
  }

  return (
    <PostingForm
      title={isFirm ? t.openFirmTitle : t.openTitle}
      save={t.open}
      waitsFor={!isFirm && digits.length < 10 ? t.needsPhone : missing}
      isPending={isPending}
      failure={isNobody ? t.nobody : failure}
      onSave={save}
      onClose={onClose}
    >
      {isFirm ? (
        <p className="text-quiet">{t.openFirmText}</p>
      ) : (
        <>
          <p className="text-quiet">{t.openText}</p>
          <Field
            label={t.phone}
            hint={t.phoneHint}
            type="tel"
            maxLength={16}
            value={phone}
            onChange={(event) => {
              setPhone(event.currentTarget.value)
              setNobody(false)
            }}
          />
        </>
      )}
      <TermsFields terms={typed} onChange={setTyped} />
    </PostingForm>
  )
}

/** The customer with a phone number as the holder of an account; null when nobody has it. */
async function holderOf(digits: string) {
  const customer = await findCustomer(digits)
  return customer === null ? null : ({ kind: 'partner', id: customer.uid } as const)
}
