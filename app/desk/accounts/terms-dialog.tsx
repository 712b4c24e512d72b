import { useState } from 'react'
import type { CreditAccountDetailWire, CreditAccountWire } from '#domain/accounts/wire.ts'
import { setCreditTerms } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { PostingForm } from './posting-form.tsx'
import { readTerms, TermsFields, typedTermsOf } from './terms-fields.tsx'
import { usePosting } from './use-posting.ts'

interface TermsDialogProps {
  account: CreditAccountWire
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

/** Changes limit, days and point of check; stops credit, or opens it again. */
export function TermsDialog({ account, onPosted, onClose }: TermsDialogProps) {
  const t = deskCreditMessages
  const [typed, setTyped] = useState(() => typedTermsOf(account.terms))
  const { isPending, failure, post } = usePosting(onPosted)
  const { terms, missing } = readTerms(typed)
  return (
    <PostingForm
      title={t.termsTitle}
      save={t.save}
      waitsFor={missing}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={() => {
        const { id, revision } = account
        if (terms !== null) void post({ terms, revision }, () => setCreditTerms(id, { terms, revision }))
      }}
    >
      <TermsFields terms={typed} onChange={setTyped} />
    </PostingForm>
  )
}
