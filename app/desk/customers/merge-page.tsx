import { useNavigate, useParams } from 'react-router'
import { parsePhone } from '#domain/identity/phone.ts'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { deskMergeMessages } from '#app/messages/desk/merge.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { MergePreview } from './merge-preview.tsx'
import { useMerge } from './use-merge.ts'

export const permission = 'customers:merge'

/** Makes a customer and the one who has another number one (DESK-06): found, compared, and decided on what was seen. */
export default function MergePage() {
  const { uid = '' } = useParams()
  const t = deskMergeMessages
  const navigate = useNavigate()
  const toast = useToast()
  const { phone, change, find, preview, keep, setKeep, merge, pending, problem } = useMerge(
    uid,
    async (merged) => {
      toast({ text: t.done, tone: 'good', durationMs: 4_000 })
      await navigate(`/desk/customers/${merged.uid}`, { replace: true })
    },
  )
  const isPhone = parsePhone(phone) !== null
  return (
    <>
      <BackLink to={`/desk/customers/${uid}`} text={t.back} />
      <div className="grid max-w-form grid-cols-1 gap-4">
        <h1 className="text-xl">{t.title}</h1>
        <p className="text-sm text-quiet">{t.text}</p>
        <Section title={t.phone}>
          <form
            className="grid grid-cols-1 gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              if (pending === null && isPhone) void find()
            }}
          >
            <PhoneField
              label={t.number}
              hint={t.phoneHint}
              typed={phone}
              disabled={pending === 'merge'}
              onTyped={change}
            />
            <WaitingButton
              type="submit"
              variant="secondary"
              className="justify-self-start"
              loading={pending === 'find'}
              waitsFor={isPhone ? null : t.needsPhone}
            >
              {t.find}
            </WaitingButton>
          </form>
          {problem !== null && <InlineError text={problem} />}
        </Section>
        {pending === 'find' && <Skeleton className="h-64 rounded-card" />}
        {preview !== null && (
          <MergePreview
            preview={preview}
            keep={keep}
            isPending={pending === 'merge'}
            onKeep={setKeep}
            onMerge={() => void merge(preview)}
          />
        )}
      </div>
    </>
  )
}
