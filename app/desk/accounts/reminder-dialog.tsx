import { useRef, useState } from 'react'
import type { ReminderPreviewWire } from '#domain/payments/reminders/reminder-wire.ts'
import { previewReminders, sendReminders } from '#app/api/desk/money/reminders.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { OneReminder, SeveralReminders, type AccountToRemind } from './reminder-preview.tsx'

interface ReminderDialogProps {
  /** The account, or those of a list. */
  accounts: readonly AccountToRemind[]
  /** True when they are of a list, to choose from. */
  isOfList?: boolean
  /** Says that the list has more. */
  note?: string | null
  onSent: () => void
  onClose: () => void
}

/** Shows what reminders would say and who would get them, and sends those that are wanted (CREDIT-05). */
export function ReminderDialog(props: ReminderDialogProps) {
  const { accounts, isOfList = false, note = null, onSent, onClose } = props
  const t = deskReminderMessages
  const data = useDeferred(() => previewReminders(accounts.map(({ id }) => id)))
  return (
    <Dialog open title={isOfList ? t.sendSeveral : t.sendTitle} onClose={onClose}>
      <div className="p-4">
        <Deferred data={data}>
          {(previews) => (
            <ReminderForm
              {...{ accounts, isOfList, previews, note, onSent, onClose }}
              onStale={data.reload}
            />
          )}
        </Deferred>
      </div>
    </Dialog>
  )
}

interface ReminderFormProps extends Required<ReminderDialogProps> {
  previews: readonly ReminderPreviewWire[]
  onStale: () => void
}

function ReminderForm(props: ReminderFormProps) {
  const { accounts, isOfList, previews, note, onSent, onClose, onStale } = props
  const t = deskReminderMessages
  const toast = useToast()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const ids = useRef(new Map<string, string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isConfirmed, setConfirmed] = useState(false)
  const chosen = previews.filter(({ accountId, state }) => {
    if (state === 'REMINDED_TODAY') return isConfirmed && !left.has(accountId)
    return state === 'READY' && !left.has(accountId)
  })
  const repeated = previews.filter(({ state }) => state === 'REMINDED_TODAY').length
  const canSend = previews.some(({ state }) => state === 'READY' || state === 'REMINDED_TODAY')

  async function send() {
    const reminders = chosen.map(({ accountId }) => {
      const id = ids.current.get(accountId) ?? uniqueUuid()
      ids.current.set(accountId, id)
      return { id, accountId }
    })
    const outcomes = await sendReminders({ reminders, confirmRepeat: isConfirmed })
    const sent = outcomes.filter(({ state }) => state === 'READY').length
    if (sent === 0) {
      onStale()
      return
    }
    const others = outcomes.length - sent
    const goesAt = previews[0]?.goesAt ?? null
    const done = goesAt === null ? t.sent(sent) : t.held(sent, formatDateTime(goesAt))
    const text = others === 0 ? done : `${done}. ${t.leftOut(others)}`
    toast({ text, tone: 'good' })
    onSent()
  }

  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) void run(send)
      }}
    >
      {isOfList ? (
        <SeveralReminders
          accounts={accounts}
          previews={previews}
          note={note}
          isChosen={(id) => chosen.some(({ accountId }) => accountId === id)}
          isConfirmed={isConfirmed}
          onChoose={(id, isWanted) => {
            const next = new Set(left)
            if (isWanted) next.delete(id)
            else next.add(id)
            setLeft(next)
          }}
        />
      ) : (
        previews.map((preview) => <OneReminder key={preview.accountId} preview={preview} />)
      )}
      {repeated > 0 && (
        <CheckboxField
          label={t.confirmRepeat}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap items-start justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {canSend ? deskMessages.cancel : t.close}
        </Button>
        {canSend && (
          <WaitingButton
            type="submit"
            loading={pending}
            waitsFor={chosen.length > 0 ? null : isOfList ? t.choose : t.confirmFirst}
          >
            {isOfList ? t.sendNow(chosen.length) : t.send}
          </WaitingButton>
        )}
      </div>
    </form>
  )
}
