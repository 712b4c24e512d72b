import { useState } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { addOrderNote } from '#app/api/desk.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderMessages } from '#app/messages/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from './desk-context.ts'
import { Section } from './section.tsx'
import { useDeskError } from './use-desk-error.ts'

interface OrderNotesProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
}

/** What staff tell each other about an order. */
export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const t = useMessages(deskOrderMessages)
  const describe = useDeskError()
  const { can } = useDesk()
  const [text, setText] = useState('')
  const { pending, failure, run } = useAction()

  async function add() {
    onChanged(await addOrderNote(order.orderId, text))
    setText('')
  }

  return (
    <Section title={t.notes}>
      {order.notes.length === 0 && <p className="text-sm text-quiet">{t.noNotes}</p>}
      <ul className="grid gap-2">
        {order.notes.map((note) => (
          <li key={note.id} className="rounded-control bg-sunken px-3 py-2">
            {note.text}
            <span className="block text-xs text-quiet">
              {note.author} · {formatDateTime(note.at)}
            </span>
          </li>
        ))}
      </ul>
      {can('orders:note') && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') void run(add)
          }}
        >
          <Field
            className="flex-1"
            label={t.addNote}
            placeholder={t.notePlaceholder}
            maxLength={500}
            error={failure === null ? null : describe(failure)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            className="h-12"
            loading={pending}
            disabled={text.trim() === ''}
          >
            {t.addNote}
          </Button>
        </form>
      )}
    </Section>
  )
}
