import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isLimited } from '#domain/firms/firm-roles.ts'
import type { DeskFirmWire } from '#domain/firms/desk-wire.ts'
import type { FirmInvitationWire, FirmPersonWire } from '#domain/firms/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { changeFirmPerson, inviteToFirm, removeFirmPerson, withdrawInvitation } from '#app/api/desk/firms.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { PlaceDialog } from './place-dialog.tsx'

interface FirmPeopleProps {
  firm: DeskFirmWire
  onChanged: (firm: DeskFirmWire) => void
}

/** The people of a firm and whom it invited; whoever may change firms changes them. */
export function FirmPeople({ firm, onChanged }: FirmPeopleProps) {
  const t = deskFirmMessages
  const { can } = useDesk()
  const invite = useDialog('invite')
  const change = useDialog('person')
  const mayWrite = can('firms:write')
  const known = (uid: string) => firm.people.find((one) => one.uid === uid)
  return (
    <Section title={t.peopleTitle}>
      <ul aria-label={t.peopleTitle} className="divide-y divide-hairline">
        {firm.people.map((person) => (
          <Row key={person.uid} title={person.name ?? person.phone} place={person}>
            <a href={`tel:${person.phone}`} className="text-sm tabular-nums underline">
              {person.phone}
            </a>
            {can('customers:read') && (
              <Link to={`/desk/customers/${person.uid}`} className="text-sm font-medium text-accent">
                {t.open}
              </Link>
            )}
            {mayWrite && (
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => change.open(person.uid)}
              >
                {t.change}
              </Button>
            )}
            {mayWrite && <Remove firm={firm} person={person} onChanged={onChanged} />}
          </Row>
        ))}
        {firm.invitations.map((invitation) => (
          <InvitedRow key={invitation.id} firm={firm} invitation={invitation} onChanged={onChanged} />
        ))}
      </ul>
      {mayWrite && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => invite.open()}>
          {t.invite}
        </Button>
      )}
      {invite.show(() => (
        <PlaceDialog
          title={t.invite}
          label={t.invite}
          onClose={invite.close}
          onSave={async ({ phone, ...place }) => {
            if (phone === null) return
            onChanged(await inviteToFirm(firm.id, { phone, ...place }))
            invite.close()
          }}
        />
      ))}
      {change.show((uid) => {
        const person = known(uid)
        if (person === undefined) return null
        return (
          <PlaceDialog
            title={t.changeTitle(person.name ?? person.phone)}
            known={person}
            onClose={change.close}
            onSave={async ({ role, orderLimit, monthLimit }) => {
              onChanged(await changeFirmPerson(firm.id, uid, { role, orderLimit, monthLimit }))
              change.close()
            }}
          />
        )
      })}
    </Section>
  )
}

interface InvitedRowProps extends FirmPeopleProps {
  invitation: FirmInvitationWire
}

function InvitedRow({ firm, invitation, onChanged }: InvitedRowProps) {
  const t = deskFirmMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const withdraw = async () => onChanged(await withdrawInvitation(firm.id, invitation.id))
  return (
    <Row title={invitation.phone} place={invitation}>
      <span className="text-sm text-quiet">{t.invited(formatDay(invitation.expiresAt))}</span>
      {can('firms:write') && (
        <Button variant="quiet" size="small" loading={pending} onClick={() => void run(withdraw)}>
          {t.withdraw}
        </Button>
      )}
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {describe(failure)}
        </p>
      )}
    </Row>
  )
}

interface RowProps {
  title: string
  place: Pick<FirmPersonWire, 'role' | 'orderLimit' | 'monthLimit'>
  children: ReactNode
}

function Row({ title, place, children }: RowProps) {
  const t = deskFirmMessages
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{title}</span>
        <Badge>{t[`role-${place.role}`]}</Badge>
        {isLimited(place.role) && <span className="text-sm text-quiet">{limitsOf(place)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </li>
  )
}

function limitsOf({ orderLimit, monthLimit }: RowProps['place']): string {
  const t = deskFirmMessages
  const limits = [
    orderLimit !== null && t.perOrder(formatRupees(orderLimit)),
    monthLimit !== null && t.perMonth(formatRupees(monthLimit)),
  ].filter((one) => one !== false)
  return limits.length === 0 ? t.noLimit : limits.join(', ')
}

interface RemoveProps extends FirmPeopleProps {
  person: FirmPersonWire
}

function Remove({ firm, person, onChanged }: RemoveProps) {
  const t = deskFirmMessages
  const describe = useDeskError()
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, run } = useAction()
  const name = person.name ?? person.phone
  const remove = () =>
    run(async () => onChanged(await removeFirmPerson(firm.id, person.uid))).then(() => setAsking(false))
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {describe(failure)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending}
        question={t.removeQuestion(name)}
        detail={t.removeDetail}
        confirmLabel={t.remove}
        cancelLabel={deskMessages.cancel}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
