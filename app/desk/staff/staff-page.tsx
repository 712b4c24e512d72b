import { useState, type FormEvent } from 'react'
import { parsePhone } from '#domain/identity/phone.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import type { StaffMemberWire } from '#domain/staff/wire.ts'
import { endService, fetchStaff, grantRole, signOutStaff } from '#app/api/desk/desk.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
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
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useArrival } from '#app/desk/kit/use-arrival.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'

/** Who works in the store and as what (STAFF-01). */
export function StaffPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskStaffMessages)
  const { can } = useDesk()
  const loading = useDeskLoad(fetchStaff)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.staff}</h1>
        <p className="mt-1 text-quiet">{words.intro}</p>
      </div>
      <Loaded loading={loading}>
        {(staff) => (
          <>
            <Members staff={staff} onChanged={loading.show} />
            {can('staff:write') && (
              <AddMember staff={staff} onAdded={loading.show} onStale={loading.refresh} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type Changed = (staff: readonly StaffMemberWire[]) => void

function Members({ staff, onChanged }: { staff: readonly StaffMemberWire[]; onChanged: Changed }) {
  const t = useMessages(deskStaffMessages)
  const describe = useDeskError()
  const { prove } = useDesk()
  const [leaving, setLeaving] = useState<StaffMemberWire | null>(null)
  const [signingOut, setSigningOut] = useState<StaffMemberWire | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  async function change(act: () => Promise<readonly StaffMemberWire[]>) {
    setLeaving(null)
    setSigningOut(null)
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
            onSignOut={() => setSigningOut(member)}
            onEnd={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          open
          danger
          question={t.endTitle(leaving.name)}
          detail={t.endText}
          confirmLabel={t.end}
          cancelLabel={t.keep}
          onConfirm={() => void change(() => endService(leaving.uid))}
          onCancel={() => setLeaving(null)}
        />
      )}
      {signingOut !== null && (
        <ConfirmDialog
          open
          question={t.signOutTitle(signingOut.name)}
          detail={t.signOutText}
          confirmLabel={t.signOut}
          cancelLabel={t.keep}
          onConfirm={() => void change(() => signOutStaff(signingOut.uid))}
          onCancel={() => setSigningOut(null)}
        />
      )}
    </>
  )
}

interface MemberProps {
  member: StaffMemberWire
  onSignOut: () => void
  onEnd: () => void
}

function Member({ member, onSignOut, onEnd }: MemberProps) {
  const t = useMessages(deskStaffMessages)
  const roles = useMessages(roleMessages)
  const { can } = useDesk()
  return (
    <li
      {...useArrival<HTMLLIElement>(member.uid)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 data-arrived:outline-2 data-arrived:outline-accent"
    >
      <div className="min-w-0 flex-1">
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
  const t = useMessages(deskStaffMessages)
  const roles = useMessages(roleMessages)
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
