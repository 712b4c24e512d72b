import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { AccountLinkViewWire } from '#domain/payments/account-link-wire.ts'
import { fetchAccountLink, settleByAccountLink, startByAccountLink } from '#app/api/payment-links.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { accountLinkMessages } from '#messages/profile/account-link.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { CallButton } from '#app/ui/call-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Outcome } from '#app/ui/feedback/outcome.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PayAccount } from './pay-account.tsx'

interface AccountLinkPageProps {
  token: string
  /** As it was loaded; null for a link that the store did not make. */
  link: AccountLinkViewWire | null
}

/** Page of a link by which an account is paid (CREDIT-04). */
export function AccountLinkPage({ token, link }: AccountLinkPageProps) {
  const t = accountLinkMessages
  const [shown, setShown] = useState(link)
  const [isPaid, setPaid] = useState(false)
  const { hotline } = useStoreSettings()
  const call = <CallButton phone={hotline} text={t.call(hotline)} />
  async function showAgain() {
    setShown(await fetchAccountLink(token))
    setPaid(false)
  }

  if (shown === null) return <EmptyState title={t.missing} text={t.missingText} action={call} />
  const { state, all, overdue } = shown
  if (state !== 'OPEN' && !isPaid)
    return (
      <Outcome
        title={t[`state-${state}`]}
        text={t[`text-${state}`]}
        mark={state === 'SETTLED' ? settled : ended}
        action={
          state === 'SETTLED' ? (
            <LinkButton to="/" variant="secondary">
              {t.browse}
            </LinkButton>
          ) : (
            call
          )
        }
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isPaid && <Owed shown={shown} />}
      <PayAccount
        key={all}
        payable={{ all: toPaise(all), overdue: toPaise(overdue) }}
        start={(amount) => startByAccountLink(token, amount)}
        settle={(payment) => settleByAccountLink(token, payment)}
        onPaid={() => setPaid(true)}
        onDone={() => void showAgain()}
      />
      {!isPaid && <p className="text-center text-sm text-quiet">{t.noSignIn}</p>}
    </div>
  )
}

const settled = <CircleCheck size={56} strokeWidth={1.5} className="text-good" />
const ended = <Clock size={56} strokeWidth={1.5} className="text-caution" />

/** Amount that is owed, of whom and to whom. */
function Owed({ shown: { storeName, firmName, all, overdue, expiresAt } }: { shown: AccountLinkViewWire }) {
  const t = accountLinkMessages
  return (
    <Card className="grid justify-items-center gap-1 px-4 pt-6 pb-5 text-center">
      <h2 className="text-base">
        {t.owed} <span className="font-normal text-quiet">{t.to(storeName)}</span>
      </h2>
      <p className="text-[min(2.25rem,10vw)] leading-[1.15] font-price tabular-nums">
        {formatRupees(toPaise(all))}
      </p>
      {overdue > 0 && (
        <p className="font-medium text-caution tabular-nums">{t.overdue(formatRupees(toPaise(overdue)))}</p>
      )}
      {firmName !== null && <p className="wrap-anywhere">{t.ofFirm(firmName)}</p>}
      <p className="text-sm text-quiet tabular-nums">{t.validUntil(formatDay(expiresAt))}</p>
    </Card>
  )
}
