import { useState } from 'react'
import { findCustomer } from '#app/api/desk/new-order.ts'
import { openCreditAccount } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PostingForm } from './posting-form.tsx'
import { firstTerms, readTerms, TermsFields } from './terms-fields.tsx'
import { usePosting } from './use-posting.ts'

interface OpenDialogProps {
  onOpened: (id: string) => void
  onClose: () => void
}

/** Asks who gets credit, found by phone number, and on which terms. */
export function OpenDialog({ onOpened, onClose }: OpenDialogProps) {
  const t = deskCreditMessages
  const [phone, setPhone] = useState('')
  const [typed, setTyped] = useState(firstTerms)
  const [isNobody, setNobody] = useState(false)
  const { isPending, failure, post } = usePosting<{ readonly id: string | null }>(({ id }) => {
    setNobody(id === null)
    if (id !== null) onOpened(id)
  })
  const { terms, missing } = readTerms(typed)
  const digits = phone.replaceAll(/\D/g, '').slice(-10)

  function save() {
    if (terms === null) return
    void post({ digits, terms }, async (id) => {
      const customer = await findCustomer(digits)
      if (customer === null) return { id: null }
      return (await openCreditAccount({ id, customerUid: customer.uid, terms })).account
    })
  }

  return (
    <PostingForm
      title={t.openTitle}
      save={t.open}
      waitsFor={digits.length < 10 ? t.needsPhone : missing}
      isPending={isPending}
      failure={isNobody ? t.nobody : failure}
      onSave={save}
      onClose={onClose}
    >
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
      <TermsFields terms={typed} onChange={setTyped} />
    </PostingForm>
  )
}
