import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysBetween } from '#domain/accounts/ageing.ts'
import type { StatementWire } from '#domain/accounts/statement-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskStatementMessages } from '#app/messages/desk/statement.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { againstLabel } from '../entry-label.ts'

type Row = StatementWire['rows'][number]
type Bill = StatementWire['bills'][number]

/** Opening balance, entries with the balance after each, and closing balance; on a phone as a list. */
export function StatementEntries({ statement }: { statement: StatementWire }) {
  const t = deskStatementMessages
  const { rows, count } = statement
  return (
    <div className="grid grid-cols-1 gap-3">
      {count > rows.length && (
        <p className="rounded-control bg-caution-soft p-3 text-sm">{t.cut(rows.length, count)}</p>
      )}
      <div className="max-wide:hidden">
        <EntryTable statement={statement} />
      </div>
      <EntryList statement={statement} />
      {count === 0 && <p className="text-sm text-quiet">{t.nothing}</p>}
    </div>
  )
}

function EntryTable({ statement }: { statement: StatementWire }) {
  const t = deskStatementMessages
  const { from, to, opening, closing, debits, credits, rows } = statement
  return (
    <DeskTable
      columns={[
        { heading: t.date },
        { heading: t.particulars },
        { heading: t.due },
        { heading: t.debit, figures: true },
        { heading: t.credit, figures: true },
        { heading: t.balance, figures: true },
      ]}
      rows={[
        { key: 'opening', cells: [formatDay(from), t.opening, '', '', '', formatRupees(opening)] },
        ...rows.map((row) => ({
          key: row.id,
          cells: [
            formatDay(row.day),
            <Particulars key="what" row={row} />,
            row.dueDay === null ? '' : formatDay(row.dueDay),
            row.amount > 0 ? formatRupees(row.amount) : '',
            row.amount < 0 ? formatRupees(subtract(ZERO, row.amount)) : '',
            formatRupees(row.balance),
          ],
        })),
        {
          key: 'closing',
          cells: [
            formatDay(to),
            <strong key="what">{t.closing}</strong>,
            '',
            formatRupees(debits),
            formatRupees(credits),
            <strong key="balance">{formatRupees(closing)}</strong>,
          ],
        },
      ]}
    />
  )
}

function EntryList({ statement }: { statement: StatementWire }) {
  const t = deskStatementMessages
  const { from, to, opening, closing, rows } = statement
  return (
    <ul className="divide-y divide-hairline wide:hidden">
      <EntryLine day={from} what={t.opening} balance={opening} />
      {rows.map((row) => (
        <EntryLine
          key={row.id}
          day={row.day}
          what={<Particulars row={row} />}
          amount={row.amount}
          balance={row.balance}
        />
      ))}
      <EntryLine day={to} what={<strong>{t.closing}</strong>} balance={closing} />
    </ul>
  )
}

interface EntryLineProps {
  day: string
  what: ReactNode
  amount?: Paise
  balance: Paise
}

function EntryLine({ day, what, amount, balance }: EntryLineProps) {
  const t = deskCreditMessages
  return (
    <li className="flex justify-between gap-4 py-2">
      <span className="min-w-0 text-sm break-words">
        <span className="block text-quiet">{formatDay(day)}</span>
        {what}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {amount === undefined ? (
          <span className="block font-price">{formatRupees(balance)}</span>
        ) : (
          <>
            <span className={`block font-price ${amount < 0 ? 'text-good' : ''}`}>
              {formatRupees(amount)}
            </span>
            <span className="block text-sm text-quiet">{t.after(formatRupees(balance))}</span>
          </>
        )}
      </span>
    </li>
  )
}

function Particulars({ row }: { row: Row }) {
  const t = deskCreditMessages
  return (
    <>
      <EntryName entry={row} method={row.method} />
      {row.against.length > 0 && (
        <span className="block text-quiet tabular-nums">
          {deskStatementMessages.against(
            row.against.map((one) => t.against(againstLabel(one), formatRupees(one.amount))).join(', '),
          )}
        </span>
      )}
      {row.note !== null && <span className="block text-quiet">{row.note}</span>}
    </>
  )
}

interface EntryNameProps {
  entry: Pick<Bill, 'kind' | 'document' | 'reference' | 'orderId'>
  method?: Row['method']
}

/** An entry in a few words; one of an order leads to it. */
function EntryName({ entry: { kind, document, reference, orderId }, method = null }: EntryNameProps) {
  const t = deskCreditMessages
  const text = [t[`kind-${kind}`], method === null ? null : t[`method-${method}`], document ?? reference]
    .filter(Boolean)
    .join(' ')
  return orderId === null ? (
    <span className="block">{text}</span>
  ) : (
    <Link to={`/desk/orders/${orderId}`} className="block text-accent">
      {text}
    </Link>
  )
}

/** Bills that were open on the last day, with the days that they were late. */
export function StatementBills({ statement: { bills, otherBills, to } }: { statement: StatementWire }) {
  const t = deskStatementMessages
  return (
    <div className="grid grid-cols-1 gap-2">
      <DeskTable
        columns={[
          { heading: t.date, wideOnly: true },
          { heading: t.bill },
          { heading: t.due, wideOnly: true },
          { heading: t.late, figures: true },
          { heading: t.amount, figures: true, wideOnly: true },
          { heading: t.open, figures: true },
        ]}
        rows={bills.map((bill) => ({
          key: bill.id,
          cells: [
            formatDay(bill.day),
            <span key="what">
              <EntryName entry={bill} />
              <span className="block text-quiet wide:hidden">{t.dueOn(formatDay(bill.dueDay))}</span>
            </span>,
            formatDay(bill.dueDay),
            Math.max(0, daysBetween(bill.dueDay, to)) || '–',
            formatRupees(bill.amount),
            formatRupees(bill.open),
          ],
        }))}
      />
      {otherBills.count > 0 && (
        <p className="text-sm text-quiet">{t.otherBills(otherBills.count, formatRupees(otherBills.open))}</p>
      )}
    </div>
  )
}
