import { MAX_REMINDED } from '#domain/payments/reminders/reminder.ts'
import { fetchCreditAccounts } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'

interface OverdueDialogProps {
  /** The search of the list. */
  query: URLSearchParams
  onClose: () => void
}

/** Reminds those of the list who are overdue (CREDIT-05), those that owe the most first. */
export function OverdueDialog({ query, onClose }: OverdueDialogProps) {
  const t = deskReminderMessages
  const data = useDeferred(() => readOverdue(query.get('q') ?? ''))
  return (
    <Deferred data={data} isInline>
      {({ accounts, next }) =>
        accounts.length === 0 ? (
          <Dialog open title={t.sendSeveral} onClose={onClose}>
            <p className="p-4">{t.noOverdue}</p>
          </Dialog>
        ) : (
          <ReminderDialog
            isOfList
            accounts={accounts.map(({ id, holder }) => ({
              id,
              name: holder.name ?? holder.phone ?? deskCreditMessages.nameless,
            }))}
            note={next === null ? null : t.firstOnly(accounts.length)}
            onClose={onClose}
            onSent={onClose}
          />
        )
      }
    </Deferred>
  )
}

function readOverdue(search: string) {
  return fetchCreditAccounts(
    new URLSearchParams({
      filter: 'overdue',
      limit: String(MAX_REMINDED),
      ...(search !== '' && { q: search }),
    }),
  )
}
