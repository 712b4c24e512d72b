import { Suspense, useState } from 'react'
import { isLimited } from '#domain/firms/firm-roles.ts'
import type { FirmPersonWire, FirmViewWire } from '#domain/firms/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { changeFirmPerson, removeFirmPerson } from '#app/api/firms.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { confirmDialog } from './lazy-confirm.ts'
import { PlaceFields, readPlace, typedPlace } from './place-fields.tsx'

interface PersonRowProps {
  firm: FirmViewWire
  person: FirmPersonWire
  onChanged: (firm: FirmViewWire) => void
  onStale: () => void
}

/** One person of a firm, whom an owner may give another role or remove. */
export function PersonRow({ firm, person, onChanged, onStale }: PersonRowProps) {
  const t = firmsMessages
  const [isEditing, setEditing] = useState(false)
  const { role } = person
  const isSelf = person.uid === firm.uid
  const name = person.name ?? person.phone
  return (
    <li className="grid gap-1 rounded-card border border-hairline bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{person.name ?? t.nameless}</span>
        <Badge>{t[`role-${role}`]}</Badge>
        {isSelf && <Badge tone="accent">{t.you}</Badge>}
      </p>
      <a
        href={`tel:${person.phone}`}
        aria-label={t.call(name)}
        className="inline-flex min-h-11 items-center justify-self-start text-sm text-quiet tabular-nums underline"
      >
        {person.phone}
      </a>
      {isLimited(role) && <p className="text-sm">{limitsOf(person)}</p>}
      {firm.rights.includes('people:manage') &&
        (isEditing ? (
          <EditPlace firm={firm} person={person} onChanged={onChanged} onClose={() => setEditing(false)} />
        ) : (
          <div className="flex flex-wrap gap-2 mt-2 border-t border-hairline pt-2">
            <Button
              variant="secondary"
              size="small"
              aria-label={t.changeLabel(name)}
              onClick={() => setEditing(true)}
            >
              {t.change}
            </Button>
            {!isSelf && <Remove firmId={firm.id} uid={person.uid} name={name} onRemoved={onStale} />}
          </div>
        ))}
    </li>
  )
}

function limitsOf({ orderLimit, monthLimit }: FirmPersonWire): string {
  const t = firmsMessages
  const limits = [
    orderLimit !== null && t.perOrder(formatRupees(orderLimit)),
    monthLimit !== null && t.perMonth(formatRupees(monthLimit)),
  ].filter((one) => one !== false)
  return limits.length === 0 ? t.noLimit : limits.join(', ')
}

interface EditPlaceProps extends Omit<PersonRowProps, 'onStale'> {
  onClose: () => void
}

function EditPlace({ firm, person, onChanged, onClose }: EditPlaceProps) {
  const t = firmsMessages
  const [place, setPlace] = useState(() => typedPlace(person))
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const save = () => {
    const read = readPlace(place)
    if (read === null) return
    void run(async () => {
      onChanged(await changeFirmPerson(firm.id, person.uid, read))
      onClose()
    })
  }
  return (
    <form
      noValidate
      aria-label={t.changeLabel(person.name ?? person.phone)}
      className="grid grid-cols-1 gap-3 border-t border-hairline pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PlaceFields place={place} onPlace={setPlace} />
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" loading={pending}>
          {t.save}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

interface RemoveProps {
  firmId: string
  uid: string
  name: string
  onRemoved: () => void
}

function Remove({ firmId, uid, name, onRemoved }: RemoveProps) {
  const t = firmsMessages
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const remove = () =>
    run(async () => {
      await removeFirmPerson(firmId, uid)
      onRemoved()
    }).then(() => setAsking(false))
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t.removeLabel(name)}
        onPointerEnter={confirmDialog.preload}
        onFocus={confirmDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      {isAsking && (
        <Suspense fallback={null}>
          <confirmDialog.Component
            open
            danger
            busy={pending}
            question={t.removeQuestion(name)}
            detail={t.removeDetail}
            confirmLabel={t.remove}
            cancelLabel={t.cancel}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
