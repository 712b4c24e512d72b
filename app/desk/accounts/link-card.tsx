import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { MIN_ONLINE_PAISE, payableOf } from '#domain/payments/account-payment.ts'
import { makeAccountLink, revokeAccountLink } from '#app/api/desk/money/credit-accounts.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskAccountLinkMessages } from '#app/messages/desk/share-link.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { ShareLink } from '#app/desk/kit/orders/share-link.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'

interface LinkCardProps {
  detail: CreditAccountDetailWire
  onChanged: (detail: CreditAccountDetailWire) => void
}

/** The link by which an account is paid (CREDIT-04): made, passed on, taken back. Nothing where nothing is owed and none is out. */
export function LinkCard({ detail: { account, link }, onChanged }: LinkCardProps) {
  const t = deskAccountLinkMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const { all, overdue } = payableOf(account)
  if (!useDesk().can('credit:receive') || (link === null && all < MIN_ONLINE_PAISE)) return null
  const url = link && new URL(link.path, document.baseURI).href
  const change = (request: typeof makeAccountLink) => run(async () => onChanged(await request(account.id)))
  return (
    <Section title={t.title}>
      {link === null || url === null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-quiet">{t.what}</p>
          <Button variant="secondary" loading={pending} onClick={() => void change(makeAccountLink)}>
            {t.make}
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <p className="text-quiet">{t.until(formatDay(link.expiresAt))}</p>
          <ShareLink
            url={url}
            text={overdue > 0 ? t.textOverdue(formatRupees(overdue), url) : t.text(formatRupees(all), url)}
            {...(account.holder.phone !== null && { phone: account.holder.phone })}
          />
          <Button
            className="justify-self-start"
            variant="secondary"
            loading={pending}
            onClick={() => void change(revokeAccountLink)}
          >
            {t.revoke}
          </Button>
        </div>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
    </Section>
  )
}
