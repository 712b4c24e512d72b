import { useState } from 'react'
import { deskEntryOrderMessages } from '#app/messages/desk/catalogue/entry-order.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

interface PositionDialogProps {
  name: string
  /** From 1. */
  position: number
  total: number
  onMove: (position: number) => void
  onClose: () => void
}

/** Asks to which position of the whole list an entry is to go. */
export function PositionDialog({ name, position, total, onMove, onClose }: PositionDialogProps) {
  const t = deskEntryOrderMessages
  const [typed, setTyped] = useState(String(position))
  const [isWrong, setWrong] = useState(false)
  return (
    <Dialog open onClose={onClose} title={t.positionTitle(name)}>
      <form
        noValidate
        className="grid gap-4 px-4 pb-[max(16px,env(safe-area-inset-bottom))]"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = numberOf(typed, { least: 1, most: total })
          if (wanted === null) setWrong(true)
          else onMove(wanted)
        }}
      >
        <Field
          label={t.position}
          hint={t.positionHint(total)}
          error={isWrong ? t.positionWrong(total) : null}
          inputMode="numeric"
          value={typed}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setWrong(false)
            setTyped(event.currentTarget.value)
          }}
        />
        <Button type="submit">{t.moveThere}</Button>
      </form>
    </Dialog>
  )
}
