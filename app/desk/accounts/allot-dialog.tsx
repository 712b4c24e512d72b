import { useState } from 'react'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { allotCredit } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { AllotmentFields, readAllotments, type TypedAllotments } from './allotment-fields.tsx'
import type { Entry } from './entry-label.ts'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

interface AllotDialogProps {
  id: string
  credit: Entry
  bills: readonly Entry[]
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

/** Allots an advance to bills that somebody chooses. */
export function AllotDialog({ id, credit, bills, onPosted, onClose }: AllotDialogProps) {
  const t = deskCreditMessages
  const [typed, setTyped] = useState<TypedAllotments>({})
  const { isPending, failure, post } = usePosting(onPosted)
  const { chosen, missing } = readAllotments(typed, bills, credit.open)
  return (
    <PostingForm
      title={t.allotTitle}
      save={t.allotCredit}
      waitsFor={missing}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={() => {
        const body = { creditId: credit.id, allot: chosen }
        void post(body, (allotmentId) => allotCredit(id, { ...body, id: allotmentId }))
      }}
    >
      <p className="text-quiet tabular-nums">{t.tooMuch(formatRupees(credit.open))}</p>
      <AllotmentFields bills={bills} typed={typed} onChange={setTyped} />
    </PostingForm>
  )
}
