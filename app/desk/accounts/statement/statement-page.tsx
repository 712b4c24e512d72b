import type { LoaderFunctionArgs } from 'react-router'
import { isStatementPeriod } from '#domain/accounts/statement.ts'
import type { StatementWire } from '#domain/accounts/statement-wire.ts'
import { periodIn, statementPresets } from '#domain/document-layout/statement-periods.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchStatement, statementAddress } from '#app/api/desk/money/statements.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskStatementMessages } from '#app/messages/desk/statement.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { PeriodChoice } from '#app/desk/kit/period-choice.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { AgeingTable } from '../ageing-table.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

import { StatementBills, StatementEntries } from './statement-entries.tsx'

export const permission = 'credit:read'

const today = () => istDay(new Date())

export async function clientLoader({ params: { id = '' }, ...args }: LoaderFunctionArgs) {
  return { id, statement: await settle(fetchStatement(id, periodIn(queryOf(args), today()))) }
}

/** The statement of an account for a period (CREDIT-02), which the address names; on paper and as a file. */
export default function StatementPage() {
  const t = deskStatementMessages
  const { query, isPending, change } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const dialog = useDialog('confirm')
  const { id } = content
  const period = periodIn(query, today())
  return (
    <>
      <BackLink to={`/desk/credit/${id}`} text={t.back} />
      <div className="grid grid-cols-1 gap-4">
        <PeriodChoice
          address={{ query, change }}
          presets={statementPresets}
          usual="month"
          labelOf={(chip) => t[`period-${chip}`]}
          period={period}
          isRight={isStatementPeriod}
          wrong={t.periodWrong}
        />
        <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
          <Outcome of={content.statement} onRetry={refresh}>
            {(statement) => <StatementView statement={statement} onConfirm={() => dialog.open()} />}
          </Outcome>
        </div>
      </div>
      {dialog.show(() => (
        <ConfirmationDialog id={id} day={period.to} onClose={dialog.close} />
      ))}
    </>
  )
}

interface StatementViewProps {
  statement: StatementWire
  onConfirm: () => void
}

function StatementView({ statement, onConfirm }: StatementViewProps) {
  const t = deskStatementMessages
  const { accountId, holder, from, to, ageing, advance, overdue, closing, bills } = statement
  const look = buttonClass({ variant: 'secondary', size: 'small' })
  return (
    <>
      <header className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4">
        <div className="min-w-0">
          <h1 className="text-xl break-words">{t.titleOf(holder.name ?? holder.phone ?? '')}</h1>
          <p className="text-sm text-quiet">{t.period(formatDay(from), formatDay(to))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={statementAddress(accountId, 'print', { from, to })} target="_blank" className={look}>
            <Printer size={18} />
            PDF
          </a>
          <a href={statementAddress(accountId, 'file', { from, to })} download className={look}>
            <Download size={18} />
            CSV
          </a>
          <Button variant="secondary" size="small" onClick={onConfirm}>
            {t.confirm}
          </Button>
        </div>
      </header>
      <Section title={t.entries}>
        <StatementEntries statement={statement} />
      </Section>
      <Section title={t.ageing(formatDay(to))}>
        <AgeingTable sums={{ balance: closing, advance, overdue, ageing }} />
      </Section>
      {bills.length > 0 && (
        <Section title={t.bills}>
          <StatementBills statement={statement} />
        </Section>
      )}
    </>
  )
}
