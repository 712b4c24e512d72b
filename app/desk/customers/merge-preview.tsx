import { useId } from 'react'
import type { MergePreviewWire, MergeSideWire } from '#domain/customers/merge-wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskMergeMessages } from '#app/messages/desk/merge.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Section } from '#app/desk/kit/section.tsx'

interface MergePreviewProps {
  preview: MergePreviewWire
  /** The uid of the one whose number stays. */
  keep: string
  isPending: boolean
  onKeep: (uid: string) => void
  onMerge: () => void
}

/** Two customers side by side: which number stays, what comes from the other, and what stands against it. */
export function MergePreview({ preview, keep, isPending, onKeep, onMerge }: MergePreviewProps) {
  const t = deskMergeMessages
  const group = useId()
  const { one, other, refusals } = preview
  if (refusals.length > 0) return <Refusals preview={preview} />
  return (
    <Section title={t.keepTitle}>
      <fieldset className="grid gap-2" disabled={isPending}>
        <legend className="sr-only">{t.keepTitle}</legend>
        {[one, other].map((side) => (
          <RadioCard
            key={side.uid}
            name={group}
            checked={keep === side.uid}
            onChange={() => onKeep(side.uid)}
            label={[side.phone, side.name].filter(Boolean).join(' · ')}
            detail={t.keepDetail(side.orders, formatDay(side.registeredAt))}
          />
        ))}
      </fieldset>
      <Moves from={keep === one.uid ? other : one} addresses={preview.addresses} />
      <Button variant="danger" className="justify-self-start" loading={isPending} onClick={onMerge}>
        {t.merge}
      </Button>
    </Section>
  )
}

function Refusals({ preview: { refusals, addresses } }: { preview: MergePreviewWire }) {
  const t = deskMergeMessages
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-bad-soft p-4 text-bad">
      <p className="font-medium">{t.refusedTitle}</p>
      <ul className="list-disc pl-5 text-sm">
        {refusals.map((refusal) => (
          <li key={refusal}>
            {refusal === 'too-many-addresses' ? t[`refusal-${refusal}`](addresses) : t[`refusal-${refusal}`]}
          </li>
        ))}
      </ul>
    </div>
  )
}

const counted = [
  'orders',
  'quotations',
  'quotationRequests',
  'notes',
  'listRequests',
  'rememberedChoices',
  'stockAlerts',
] as const

function Moves({ from, addresses }: { from: MergeSideWire; addresses: number }) {
  const t = deskMergeMessages
  const moves = [
    ...counted.filter((what) => from[what] > 0).map((what) => t[what](from[what])),
    ...(from.active && from.orders > 0 ? [t.commission] : []),
    ...(from.block === null ? [] : [t.block]),
    ...(from.addresses > 0 ? [t.addresses(addresses)] : []),
  ]
  return (
    <>
      <h3 className="mt-2 text-sm font-medium">{t.movesTitle(from.phone)}</h3>
      {moves.length === 0 ? (
        <p className="text-sm text-quiet">{t.nothing}</p>
      ) : (
        <ul className="list-disc pl-5 text-sm">
          {moves.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-quiet">
        {from.sessions > 0 && `${t.sessions(from.sessions)} `}
        {t.later}
      </p>
    </>
  )
}
