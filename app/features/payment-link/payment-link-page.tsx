import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'
import { fetchPaymentLink, settleLinkPayment, startLinkPayment } from '#app/api/payment-links.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { payByLink } from '#app/browser/payments/pay-by-link.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { paymentLinkMessages } from '#messages/orders/payment-link.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { CallButton } from '#app/ui/call-button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Outcome } from '#app/ui/feedback/outcome.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { PackageX } from '#app/ui/icons/package-x.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { AmountDue } from './amount-due.tsx'

interface PaymentLinkPageProps {
  token: string
  /** As it was loaded; null for a link that the store did not make. */
  link: PaymentLinkViewWire | null
}

/** Page of a payment link (DESK-10). */
export function PaymentLinkPage({ token, link }: PaymentLinkPageProps) {
  const t = paymentLinkMessages
  const { hotline } = useStoreSettings()
  if (link !== null) return <Payment token={token} link={link} />
  return (
    <EmptyState
      title={t.missing}
      text={t.missingText}
      action={<CallButton phone={hotline} text={t.call(hotline)} />}
    />
  )
}

/** An order as it was loaded or is since, and the button that opens the payment window. */
function Payment({ token, link }: { token: string; link: PaymentLinkViewWire }) {
  const t = paymentLinkMessages
  const [shown, setShown] = useState(link)
  const [isChecking, setChecking] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [isOnItsWay, setOnItsWay] = useState(false)
  const { pending, failure, run } = useAction()

  async function pay() {
    try {
      const settled = await payByLink({
        start: () => startLinkPayment(token),
        settle: (callback) => settleLinkPayment(token, callback),
        onChecking: () => setChecking(true),
      })
      setShown(settled)
      setTried(true)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'payment-pending') setOnItsWay(true)
      // paid, cancelled or expired meanwhile
      else if (code === 'nothing-to-pay') setShown(await fetchPaymentLink(token))
      else throw error
    } finally {
      setChecking(false)
    }
  }

  if (shown.state !== 'WAITING') return <Ended shown={shown} />
  if (isChecking)
    return (
      <Outcome
        title={t.checking}
        text={t.checkingText}
        mark={<SpinnerMark className="size-9 text-accent" />}
      />
    )
  if (isOnItsWay)
    return (
      <Outcome
        title={t.pending}
        text={t.pendingText}
        mark={<Clock size={48} strokeWidth={1.5} className="text-caution" />}
        action={
          <Button
            variant="secondary"
            loading={pending}
            onClick={() => void run(async () => setShown(await settleLinkPayment(token, null)))}
          >
            {t.checkAgain}
          </Button>
        }
      >
        {failure !== null && <Failure failure={failure} />}
      </Outcome>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <AmountDue shown={shown} />
      {failure !== null && <Failure failure={failure} />}
      {wasTried && failure === null && !pending && <InlineError text={t.unpaid} />}
      <Button size="large" block loading={pending} onClick={() => void run(pay)}>
        {t.pay(formatRupees(shown.amount))}
      </Button>
      <p className="text-center text-sm text-quiet">{t.noSignIn}</p>
    </div>
  )
}

/** Error message, in the link's own words where it has some. */
function Failure({ failure }: { failure: unknown }) {
  const own: Readonly<Record<string, unknown>> = paymentLinkMessages
  const errors = errorMessages
  return <InlineError text={ownErrorMessage(own, errors, failure)} />
}

const marks = {
  PAID: <CircleCheck size={56} strokeWidth={1.5} className="text-good" />,
  EXPIRED: <Clock size={56} strokeWidth={1.5} className="text-caution" />,
  CANCELLED: <PackageX size={56} strokeWidth={1.5} className="text-quiet" />,
}

function Ended({ shown: { state, orderNumber, refunded } }: { shown: PaymentLinkViewWire }) {
  const t = paymentLinkMessages
  const { hotline } = useStoreSettings()
  if (state === 'WAITING') return null
  return (
    <Outcome
      title={t[`state-${state}`]}
      text={refunded ? t.refunded(orderNumber) : t[`text-${state}`](orderNumber)}
      mark={marks[state]}
      action={
        state === 'EXPIRED' ? (
          <CallButton phone={hotline} text={t.call(hotline)} />
        ) : (
          <LinkButton to="/" variant="secondary">
            {t.browse}
          </LinkButton>
        )
      }
    />
  )
}
