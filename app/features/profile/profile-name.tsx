import { Pencil } from '#app/ui/icons/pencil.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { renamePartner } from '#app/api/identity/sessions.ts'
import { partnerRenamed } from '#app/features/identity/login-slice.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { profileMessages } from '#messages/profile/profile.ts'
import { useAction } from '#app/state-kit/use-action.ts'

/** The longest name the API accepts. */
const NAME_LENGTH = 80

/** The partner's name and phone; the name is edited in place (PROF-01, PROF-08). */
export function ProfileName({ partner }: { partner: Partner }) {
  const t = profileMessages
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const name = partner.name?.trim() ?? ''
  const wasEditing = useRef(false)

  // focus returns to the edit button
  useEffect(() => {
    if (wasEditing.current && !editing) row.current?.querySelector('button')?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) return <NameForm name={name} onClose={() => setEditing(false)} />
  return (
    <div ref={row} className="flex items-center gap-2">
      <div className="grid min-w-0 flex-1">
        <p className="truncate text-lg font-price">{name || t.unnamed}</p>
        <p className="text-quiet tabular-nums">{partner.phone || t.noPhone}</p>
      </div>
      <IconButton label={t.editName} onClick={() => setEditing(true)}>
        <Pencil size={20} />
      </IconButton>
    </div>
  )
}

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const t = profileMessages
  const errors = errorMessages
  const dispatch = useAppDispatch()
  const toast = useToast()
  const form = useAutofocus<HTMLFormElement>()
  const [text, setText] = useState(name)
  const { pending, failure, run } = useAction()

  async function save() {
    dispatch(partnerRenamed(await renamePartner(text.trim())))
    toast({ text: t.nameSaved, tone: 'good' })
    onClose()
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
      className="grid grid-cols-1 gap-3"
    >
      <Field
        label={t.name}
        placeholder={t.namePlaceholder}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        value={text}
        error={failure === null ? null : errorMessage(errors, failure)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t.cancelName}
        </Button>
        <Button type="submit" loading={pending}>
          {t.saveName}
        </Button>
      </div>
    </form>
  )
}
