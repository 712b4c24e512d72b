import { useState } from 'react'
import { isStatementPeriod } from '#domain/accounts/statement.ts'
import { statementPeriod } from '#domain/document-layout/statement-periods.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { receiptsAddress } from '#app/api/desk/money/statements.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskPeriodMessages } from '#app/messages/desk/desk.ts'
import { deskStatementMessages } from '#app/messages/desk/statement.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

/** Asks for the days of which the receipts are downloaded. */
export function ReceiptsDialog({ onClose }: { onClose: () => void }) {
  const t = deskCreditMessages
  const { from, to } = deskPeriodMessages
  const { periodWrong } = deskStatementMessages
  const [period, setPeriod] = useState(() => statementPeriod('month', istDay(new Date())))
  const isRight = isStatementPeriod(period)
  return (
    <Dialog open title={t.receiptsFile} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 p-4">
        <p>{t.receiptsText}</p>
        <Field
          label={from}
          type="date"
          value={period.from}
          onChange={(event) => setPeriod({ ...period, from: event.currentTarget.value })}
        />
        <Field
          label={to}
          type="date"
          value={period.to}
          error={isRight ? null : periodWrong}
          onChange={(event) => setPeriod({ ...period, to: event.currentTarget.value })}
        />
        {isRight && (
          <a href={receiptsAddress(period)} download className={buttonClass({ block: true })}>
            <Download size={18} />
            {t.download}
          </a>
        )}
      </div>
    </Dialog>
  )
}
