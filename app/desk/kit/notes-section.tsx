import { useState } from 'react'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Section } from './section.tsx'
import { useDeskError } from './use-desk-error.ts'

interface NotesSectionProps {
  notes: readonly {
    readonly id: string
    readonly at: string
    readonly author: string
    readonly text: string
  }[]
  /** Said below the field. */
  hint?: string
  /** Leaves a note; omitted for those who may not. */
  onAdd?: ((text: string) => Promise<unknown>) | undefined
}

/** Internal notes of the staff, with a field to add one. */
export function NotesSection({ notes, hint, onAdd }: NotesSectionProps) {
  const t = deskOrderMessages
  const describe = useDeskError()
  const [isMissing, setMissing] = useState(false)
  const [text, setText] = useState('')
  const { pending, failure, run } = useAction()
  return (
    <Section title={t.notes}>
      {notes.length === 0 && <p className="text-sm text-quiet">{t.noNotes}</p>}
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-control bg-sunken px-3 py-2 break-words">
            {note.text}
            <span className="block text-xs text-quiet">
              {note.author} · {formatDateTime(note.at)}
            </span>
          </li>
        ))}
      </ul>
      {onAdd !== undefined && (
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1"
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(text.trim() === '')
            if (text.trim() !== '') void run(() => onAdd(text).then(() => setText('')))
          }}
        >
          <Field
            label={t.addNote}
            placeholder={t.notePlaceholder}
            maxLength={500}
            error={
              isMissing && text.trim() === '' ? t.needsNote : failure === null ? null : describe(failure)
            }
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" className="h-12" loading={pending}>
            {t.addNote}
          </Button>
          {hint !== undefined && <p className="col-span-2 text-xs text-quiet">{hint}</p>}
        </form>
      )}
    </Section>
  )
}
