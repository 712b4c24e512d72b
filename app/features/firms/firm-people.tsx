import { useState } from 'react'
import { useHref } from 'react-router'
import { parsePhone } from '#domain/identity/phone.ts'
import type { FirmInvitationWire, FirmViewWire } from '#domain/firms/wire.ts'
import { inviteToFirm, withdrawInvitation } from '#app/api/firms.ts'
import { absoluteUrl } from '#app/browser/absolute-url.ts'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { PersonRow } from './person-row.tsx'
import { emptyPlace, PlaceFields, readPlace } from './place-fields.tsx'

interface FirmPeopleProps {
  firm: FirmViewWire
  onChanged: (firm: FirmViewWire) => void
  onStale: () => void
}

/** The people of a firm and whom it invited. */
export function FirmPeople({ firm, onChanged, onStale }: FirmPeopleProps) {
  const t = firmsMessages
  const { people, invitations, rights } = firm
  return (
    <section aria-labelledby="people" className="grid grid-cols-1 gap-3">
      <h2 id="people" className="text-lg">
        {t.people}
      </h2>
      <ul aria-label={t.people} className="grid gap-3">
        {people.map((person) => (
          <PersonRow key={person.uid} firm={firm} person={person} onChanged={onChanged} onStale={onStale} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} firm={firm} invitation={invitation} onChanged={onChanged} />
        ))}
      </ul>
      {rights.includes('people:manage') && <Invite firm={firm} onChanged={onChanged} />}
    </section>
  )
}

interface InvitationRowProps {
  firm: FirmViewWire
  invitation: FirmInvitationWire
  onChanged: (firm: FirmViewWire) => void
}

function InvitationRow({ firm, invitation, onChanged }: InvitationRowProps) {
  const t = firmsMessages
  const { id, phone, role, expiresAt } = invitation
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const path = useHref('/profile/firms')
  const text = t.tellText(firm.legalName, absoluteUrl(path))
  return (
    <li className="grid gap-1 rounded-card border border-dashed border-control p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium tabular-nums">{phone}</span>
        <Badge>{t[`role-${role}`]}</Badge>
      </p>
      <p className="text-sm text-quiet">
        {t.open} · {t.until(formatDay(expiresAt))}
      </p>
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <div className="flex flex-wrap gap-2 pt-1">
        <a
          href={`https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t.tellLabel(phone)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <MessageCircle size={18} />
          {t.tell}
        </a>
        <Button
          variant="quiet"
          size="small"
          loading={pending}
          aria-label={t.withdrawLabel(phone)}
          onClick={() => void run(async () => onChanged(await withdrawInvitation(firm.id, id)))}
        >
          {t.withdraw}
        </Button>
      </div>
    </li>
  )
}

function Invite({ firm, onChanged }: { firm: FirmViewWire; onChanged: (firm: FirmViewWire) => void }) {
  const t = firmsMessages
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [place, setPlace] = useState(emptyPlace)
  const { pending, failure, run, clearFailure } = useAction()
  useExpiredSession(failure)
  if (!isOpen)
    return (
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        {t.invite}
      </Button>
    )

  function close() {
    clearFailure()
    setOpen(false)
    setTyped('')
    setPlace(emptyPlace)
  }

  function invite() {
    const phone = parsePhone(typed)
    const read = readPlace(place)
    setWrong(phone === null)
    if (phone === null || read === null) return
    void run(async () => {
      onChanged(await inviteToFirm(firm.id, { phone, ...read }))
      close()
    })
  }

  return (
    <form
      noValidate
      aria-label={t.inviteTitle}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        invite()
      }}
    >
      <PhoneField
        label={t.phone}
        autoComplete="off"
        typed={typed}
        error={isWrong && parsePhone(typed) === null ? t.phoneWrong : null}
        onTyped={setTyped}
      />
      <PlaceFields place={place} onPlace={setPlace} />
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={pending}>
          {t.send}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
