import { useCallback, useState, type ReactNode } from 'react'
import type { OwnStatementWire } from '#domain/accounts/own-wire.ts'
import {
  statementPeriod,
  statementPresets,
  type StatementPreset,
} from '#domain/document-layout/statement-periods.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchOwnStatement, ownStatementAddress } from '#app/api/credit.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { creditMessages } from '#messages/profile/credit.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { Loaded } from '../loaded.tsx'
import { CreditPosting } from './credit-posting.tsx'

/** The ledger of an account in a period, with its files. */
export function CreditStatement({ id }: { id: string }) {
  const t = creditMessages
  const [preset, setPreset] = useState<StatementPreset>('month')
  const [today] = useState(() => istDay(new Date()))
  const period = statementPeriod(preset, today)
  const look = buttonClass({ variant: 'secondary', size: 'small' })
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label={t.period}
        value={preset}
        options={statementPresets.map((one) => [one, t[`period-${one}`]] as const)}
        onChange={(event) => {
          const chosen = statementPresets.find((one) => one === event.currentTarget.value)
          if (chosen !== undefined) setPreset(chosen)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <a href={ownStatementAddress(id, 'print', period)} target="_blank" className={look}>
          <Download size={18} />
          {t.pdf}
        </a>
        <a href={ownStatementAddress(id, 'file', period)} download className={look}>
          <Download size={18} />
          {t.csv}
        </a>
      </div>
      <Ledger key={preset} id={id} preset={preset} today={today} />
    </div>
  )
}

interface LedgerProps {
  id: string
  preset: StatementPreset
  today: string
}

function Ledger({ id, preset, today }: LedgerProps) {
  const t = creditMessages
  const read = useCallback(() => fetchOwnStatement(id, statementPeriod(preset, today)), [id, preset, today])
  return (
    <Loaded read={read} texts={t}>
      {(statement) => <Postings statement={statement} />}
    </Loaded>
  )
}

function Postings({ statement }: { statement: OwnStatementWire }) {
  const t = creditMessages
  const { from, to, opening, closing, rows, count } = statement
  return (
    <Card>
      {count > rows.length && (
        <p className="border-b border-hairline p-4 text-sm">{t.cut(rows.length, count)}</p>
      )}
      <ul aria-label={t.entries} className="divide-y divide-hairline">
        <Line day={from} what={t.opening} balance={opening} />
        {rows.map((row) => (
          <Line
            key={row.id}
            day={row.day}
            what={<CreditPosting posting={row} method={row.method} />}
            amount={row.amount}
            balance={row.balance}
          />
        ))}
        {count === 0 && <li className="p-4 text-quiet">{t.nothing}</li>}
        <Line day={to} what={<strong>{t.closing}</strong>} balance={closing} />
      </ul>
    </Card>
  )
}

interface LineProps {
  day: string
  what: ReactNode
  amount?: Paise
  balance: Paise
}

function Line({ day, what, amount, balance }: LineProps) {
  const t = creditMessages
  return (
    <li className="flex justify-between gap-4 p-4">
      <span className="min-w-0 break-words">
        <span className="block text-sm text-quiet">{formatDay(day)}</span>
        {what}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {amount !== undefined && (
          <span className={`block font-price ${amount < 0 ? 'text-good' : ''}`}>{signed(amount)}</span>
        )}
        <span className={amount === undefined ? 'font-price' : 'block text-sm text-quiet'}>
          {amount === undefined ? signed(balance) : t.after(signed(balance))}
        </span>
      </span>
    </li>
  )
}

/** An amount, with a minus before what lowers the debt. */
function signed(amount: Paise): string {
  return amount < 0 ? `−${formatRupees(subtract(ZERO, amount))}` : formatRupees(amount)
}
