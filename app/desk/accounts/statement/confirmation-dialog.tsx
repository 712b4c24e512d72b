import { useState } from 'react'
import { languages } from '#domain/i18n/language.ts'
import { confirmationAddress } from '#app/api/desk/money/statements.ts'
import { deskStatementMessages } from '#app/messages/desk/statement.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

interface ConfirmationDialogProps {
  id: string
  day: string
  onClose: () => void
}

/** Asks for the day and the language of a confirmation of balance, and prints it. */
export function ConfirmationDialog({ id, day: first, onClose }: ConfirmationDialogProps) {
  const t = deskStatementMessages
  const [day, setDay] = useState(first)
  return (
    <Dialog open title={t.confirm} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 p-4">
        <p>{t.confirmText}</p>
        <Field
          label={t.day}
          type="date"
          value={day}
          error={day === '' ? t.needsDay : null}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {day !== '' &&
          languages.map((language) => (
            <a
              key={language}
              href={confirmationAddress(id, day, language)}
              target="_blank"
              className={buttonClass({ variant: 'secondary', block: true })}
            >
              <Printer size={18} />
              {t[`confirm-${language}`]}
            </a>
          ))}
      </div>
    </Dialog>
  )
}
