import { useState, type FormEvent } from 'react'
import { parsePhone } from '#domain/identity/phone.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import type { StaffMemberWire } from '#domain/staff/wire.ts'
import { endService, fetchStaff, grantRole, signOutStaff } from '#app/api/desk/desk.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { deskMessages, deskStaffMessages, roleMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useArrival } from '#app/desk/kit/use-arrival.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

export const permission = 'staff:read'

export const clientLoader = () => fetchStaff()

/** Members of staff and their roles (STAFF-01). */
export default function StaffPage() {
  const t = deskMessages
  const staffMessages = deskStaffMessages
  const { can } = useDesk()
  const { content: staff, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.staff}</h1>
        <p className="mt-1 text-quiet">{staffMessages.intro}</p>
      </div>
      <Members staff={staff} onChanged={show} />
      {can('staff:write') && <AddMember staff={staff} onAdded={show} onStale={refresh} />}
    </div>
  )
}

type Changed = (staff: readonly StaffMemberWire[]) => void

function Members({ staff, onChanged }: { staff: readonly StaffMemberWire[]; onChanged: Changed }) {
  const t = deskStaffMessages
  const describe = useDeskError()
  const { prove } = useDesk()
  const ending = useDialog('end')
  const signingOut = useDialog('sign-out')
  const [failure, setFailure] = useState<unknown>(null)

  async function change(act: () => Promise<readonly StaffMemberWire[]>) {
    ending.close()
    signingOut.close()
    setFailure(null)
    try {
      const left = await prove(act)
      if (left !== null) onChanged(left)
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <>
      {failure !== null && <InlineError text={describe(failure)} />}
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {staff.map((member) => (
          <Member
            key={member.uid}
            member={member}
            onSignOut={() => signingOut.open(member.uid)}
            onEnd={() => ending.open(member.uid)}
          />
        ))}
      </ul>
      {ending.show((of) => (
        <Question
          member={staff.find(({ uid }) => uid === of)}
          danger
          title={t.endTitle}
          detail={t.endText}
          confirmLabel={t.end}
          onConfirm={() => void change(() => endService(of))}
          onCancel={ending.close}
        />
      ))}
      {signingOut.show((of) => (
        <Question
          member={staff.find(({ uid }) => uid === of)}
          title={t.signOutTitle}
          detail={t.signOutText}
          confirmLabel={t.signOut}
          onConfirm={() => void change(() => signOutStaff(of))}
          onCancel={signingOut.close}
        />
      ))}
    </>
  )
}

interface QuestionProps {
  /** The member whom the address names; undefined where nobody has that uid. */
  member: StaffMemberWire | undefined
  title: (name: string) => string
  detail: string
  confirmLabel: string
  danger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

function Question({ member, title, ...look }: QuestionProps) {
  const { keep } = deskStaffMessages
  if (member === undefined) return null
  return <ConfirmDialog open question={title(member.name)} cancelLabel={keep} {...look} />
}

interface MemberProps {
  member: StaffMemberWire
  onSignOut: () => void
  onEnd: () => void
}

function Member({ member, onSignOut, onEnd }: MemberProps) {
  const t = deskStaffMessages
  const roles = roleMessages
  const { can } = useDesk()
  return (
    <li
      {...useArrival<HTMLLIElement>(member.uid)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 data-arrived:outline-2 data-arrived:outline-accent"
    >
      <div className="min-w-0 flex-1 max-wide:basis-full">
        <p className="font-medium">
          {member.name}{' '}
          <Badge tone={member.role === 'owner' ? 'accent' : 'plain'}>{roles[member.role]}</Badge>
        </p>
        <p className="text-sm text-quiet tabular-nums">{member.phone}</p>
        <p className="text-xs text-quiet">{t.since(formatDateTime(member.grantedAt), member.grantedBy)}</p>
        {member.sessions.map(({ device, openedAt, seenAt }) => (
          <p key={`${openedAt} ${device}`} className="text-xs text-quiet">
            {t.session(device, formatDateTime(seenAt))}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {member.sessions.length > 0 && can('staff:sign-out') && (
          <Button variant="secondary" size="small" aria-label={t.signOutOf(member.name)} onClick={onSignOut}>
            {t.signOut}
          </Button>
        )}
        {can('staff:write') && (
          <Button variant="quiet" size="small" aria-label={t.endOf(member.name)} onClick={onEnd}>
            {t.end}
          </Button>
        )}
      </div>
    </li>
  )
}

interface AddMemberProps {
  staff: readonly StaffMemberWire[]
  onAdded: Changed
  /** Somebody else has given them a role meanwhile. */
  onStale: () => void
}

function AddMember({ staff: seen, onAdded, onStale }: AddMemberProps) {
  const t = deskStaffMessages
  const roles = roleMessages
  const describe = useDeskError()
  const { prove } = useDesk()
  const [digits, setDigits] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('counter')
  const [submitted, setSubmitted] = useState(false)
  const { pending, failure, run } = useAction()
  const isPhone = parsePhone(digits) !== null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (!isPhone || name.trim() === '') return
    await run(async () => {
      const phone = `+91${digits}`
      const seenRole = seen.find((member) => member.phone === phone)?.role ?? null
      const staff = await prove(() => grantRole({ phone, name, role, seenRole })).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
        throw error
      })
      if (staff === null) return
      onAdded(staff)
      setDigits('')
      setName('')
      setSubmitted(false)
    })
  }

  return (
    <Section title={t.add}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-3 wide:grid-cols-2"
      >
        <PhoneField
          label={t.phone}
          autoComplete="off"
          error={submitted && !isPhone ? t.phoneWrong : null}
          typed={digits}
          onTyped={setDigits}
        />
        <Field
          label={t.name}
          maxLength={80}
          autoComplete="off"
          error={submitted && name.trim() === '' ? t.nameMissing : null}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label={t.role}
          hint={t[`role-${role}`]}
          value={role}
          options={staffRoles.map((one) => [one, roles[one]])}
          onChange={(event) => setRole(event.currentTarget.value as StaffRole)}
        />
        <Button type="submit" className="wide:self-start wide:mt-6.5" loading={pending}>
          {t.grant}
        </Button>
      </form>
      {failure !== null && <InlineError text={describe(failure)} />}
    </Section>
  )
}
