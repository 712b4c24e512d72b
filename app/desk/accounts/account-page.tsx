import { Link, type LoaderFunctionArgs } from 'react-router'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { fetchCreditAccount } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskStatementMessages } from '#app/messages/desk/statement.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { AgeingTable } from './ageing-table.tsx'
import { AllotDialog } from './allot-dialog.tsx'
import { Ledger } from './ledger.tsx'
import { OpenBills, OpenCredits } from './open-entries.tsx'
import { OpeningDialog } from './opening-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { LinkCard } from './link-card.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { LimitText } from './limit-text.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

export const permission = 'credit:read'

export function clientLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return fetchCreditAccount(id)
}

/** One account of credit (CREDIT-01, CREDIT-02): what is open, the ledger, and what to post. */
export default function AccountPage() {
  const t = deskCreditMessages
  const { content: detail, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <>
      <BackLink to="/desk/credit" text={t.back} />
      <AccountView detail={detail} onPosted={show} onReminded={refresh} />
    </>
  )
}

interface AccountViewProps {
  detail: CreditAccountDetailWire
  onPosted: (detail: CreditAccountDetailWire) => void
  onReminded: () => void
}

function AccountView({ detail, onPosted, onReminded }: AccountViewProps) {
  const t = deskCreditMessages
  const { can } = useDesk()
  const { account, bills, credits } = detail
  const { holder, terms } = account
  const dialogs = useDialogs(detail, onPosted)
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4">
        <div className="min-w-0">
          <h1 className="text-xl break-words">{holder.name ?? t.nameless}</h1>
          <Link
            to={holder.kind === 'firm' ? `/desk/firms/${holder.id}` : `/desk/customers/${holder.id}`}
            className="touch text-accent tabular-nums"
          >
            {holder.kind === 'firm' ? t.toFirm : holder.phone}
          </Link>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="tabular-nums">
            {[
              `${t.limit} ${formatRupees(terms.limit)}`,
              t.ofDays(terms.days),
              t[`check-${terms.checkedAt}`],
            ].join(' · ')}
          </span>
          <LimitText account={account} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={`/desk/credit/${account.id}/statement`} className={buttonClass({ variant: 'secondary' })}>
            {deskStatementMessages.title}
          </Link>
          {can('credit:receive') && <Button onClick={() => dialogs.receive.open()}>{t.receive}</Button>}
          {can('credit:terms') && (
            <>
              <Button variant="secondary" onClick={() => dialogs.opening.open()}>
                {t.opening}
              </Button>
              <Button variant="secondary" onClick={() => dialogs.terms.open()}>
                {t.termsTitle}
              </Button>
            </>
          )}
        </div>
      </header>
      <Section title={t.ageing}>
        <AgeingTable sums={account} />
      </Section>
      <LinkCard detail={detail} onChanged={onPosted} />
      <ReminderCard key={account.id} id={account.id} name={holder.name} onSent={onReminded} />
      <OpenBills bills={bills} onWriteOff={dialogs.writeOff.open} />
      {credits.length > 0 && (
        <OpenCredits credits={credits} hasBills={bills.length > 0} onAllot={dialogs.allot.open} />
      )}
      <Ledger detail={detail} onReverse={dialogs.reverse.open} />
      {dialogs.shown}
    </div>
  )
}

/** The dialogs of the page, each named by the address while it is open. */
function useDialogs(detail: CreditAccountDetailWire, onPosted: (detail: CreditAccountDetailWire) => void) {
  const { account, bills, credits, ledger } = detail
  const receive = useDialog('receive')
  const opening = useDialog('opening')
  const terms = useDialog('terms')
  const writeOff = useDialog('write-off')
  const allot = useDialog('allot')
  const reverse = useDialog('reverse')
  const handlers = ({ close }: { readonly close: () => void }) => ({
    onClose: close,
    onPosted: (answer: CreditAccountDetailWire) => {
      close()
      onPosted(answer)
    },
  })
  const shown = (
    <>
      {receive.show((orderId) => (
        <ReceiptDialog id={account.id} bills={bills} orderId={orderId} {...handlers(receive)} />
      ))}
      {opening.show(() => (
        <OpeningDialog id={account.id} {...handlers(opening)} />
      ))}
      {terms.show(() => (
        <TermsDialog account={account} {...handlers(terms)} />
      ))}
      {writeOff.show((id) => {
        const bill = bills.find((one) => one.id === id)
        return bill && <WriteOffDialog id={account.id} bill={bill} {...handlers(writeOff)} />
      })}
      {allot.show((id) => {
        const credit = credits.find((one) => one.id === id)
        return credit && <AllotDialog id={account.id} credit={credit} bills={bills} {...handlers(allot)} />
      })}
      {reverse.show((id) => {
        const entry = ledger.find((one) => one.id === id)
        return entry && <ReverseDialog id={account.id} entry={entry} {...handlers(reverse)} />
      })}
    </>
  )
  return { receive, opening, terms, writeOff, allot, reverse, shown }
}
