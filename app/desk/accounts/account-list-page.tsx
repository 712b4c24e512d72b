import { Link, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { accountFilters } from '#domain/accounts/account.ts'
import type { CreditAccountListWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { fetchCreditAccounts } from '#app/api/desk/money/credit-accounts.ts'
import { outstandingAddress } from '#app/api/desk/money/statements.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskOpeningMessages } from '#app/messages/desk/openings.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Download } from '#app/ui/icons/download.tsx'
import { Button } from '#app/ui/button.tsx'
import { LongList, withAfter } from '#app/desk/kit/data/long-list.tsx'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { EmptyList } from '#app/desk/kit/empty-list.tsx'
import { ListSearch } from '#app/desk/kit/list-search.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { AgeingTable } from './ageing-table.tsx'
import { OverdueDialog } from './overdue-dialog.tsx'
import { ReceiptsDialog } from './receipts-dialog.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { LimitText } from './limit-text.tsx'

export const permission = 'credit:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(readAccounts(queryOf(args)))
}

async function readAccounts(query: URLSearchParams) {
  const { accounts, next, total } = await fetchCreditAccounts(query)
  return { items: accounts, next, total }
}

/** Accounts of credit with what they owe (CREDIT-02), those that owe the most first. The address holds search and filter. */
export default function AccountListPage() {
  const t = deskCreditMessages
  const { query, isPending, change, clear } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const { can } = useDesk()
  const navigate = useNavigate()
  const dialog = useDialog('open')
  const receipts = useDialog('receipts')
  const remind = useDialog('remind')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <PageIntro title={t.title} intro={t.intro} />
        <div className="flex flex-wrap gap-2">
          <a href={outstandingAddress} download className={buttonClass({ variant: 'secondary' })}>
            <Download size={18} />
            {t.outstandingFile}
          </a>
          <Button variant="secondary" onClick={() => receipts.open()}>
            {t.receiptsFile}
          </Button>
          {can('credit:receive') && (
            <Button variant="secondary" onClick={() => remind.open()}>
              {deskReminderMessages.sendSeveral}
            </Button>
          )}
          {can('credit:terms') && (
            <>
              <Link to="/desk/credit/openings" className={buttonClass({ variant: 'secondary' })}>
                {deskOpeningMessages.title}
              </Link>
              <Button onClick={() => dialog.open()}>{t.open}</Button>
            </>
          )}
        </div>
      </div>
      <ListSearch
        words={t}
        query={query}
        change={change}
        filters={accountFilters.map((filter) => [filter === 'all' ? '' : filter, t[`filter-${filter}`]])}
      />
      <Outcome of={content} onRetry={refresh}>
        {(first) => (
          <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
            {first.items.length === 0 ? (
              <EmptyList words={t} isNarrowed={query.size > 0} onClear={clear} />
            ) : (
              <>
                <Section title={t.totals}>
                  <AgeingTable sums={first.total} />
                </Section>
                <LongList first={first} readNext={(after) => readAccounts(withAfter(query, after))}>
                  {(accounts) => <Accounts accounts={accounts} />}
                </LongList>
              </>
            )}
          </div>
        )}
      </Outcome>
      {receipts.show(() => (
        <ReceiptsDialog onClose={receipts.close} />
      ))}
      {remind.show(() => (
        <OverdueDialog query={query} onClose={remind.close} />
      ))}
      {dialog.show((firmId) => (
        <OpenDialog
          firmId={firmId}
          onClose={dialog.close}
          onOpened={(id) => void navigate(`/desk/credit/${id}`, { replace: true })}
        />
      ))}
    </>
  )
}

function Accounts({ accounts }: { accounts: CreditAccountListWire['accounts'] }) {
  const t = deskCreditMessages
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {accounts.map((account) => (
        <li key={account.id} className="hover:bg-sunken">
          <Link
            to={`/desk/credit/${account.id}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{account.holder.name ?? t.nameless}</span>
              <span className="block text-sm text-quiet tabular-nums">{account.holder.phone}</span>
              <LimitText account={account} />
            </span>
            <span className="ml-auto text-right">
              <span className="block font-price tabular-nums">{formatRupees(account.balance)}</span>
              {account.overdue > 0 && (
                <span className="block text-sm text-bad tabular-nums">
                  {`${t.overdue} ${formatRupees(account.overdue)}`}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
