import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { PaidInto, Payable } from '#domain/payments/account-payment.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { payByLink } from '#app/browser/payments/pay-by-link.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { accountPaymentMessages } from '#messages/profile/account-payment.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Outcome } from '#app/ui/feedback/outcome.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { ChooseAmount } from './choose-amount.tsx'

interface PayAccountProps {
  payable: Payable
  start: (amount: number) => Promise<PaymentSession>
  /** Resolves with what has arrived. */
  settle: (payment: {
    readonly orderId: string
    readonly callback: PaymentCallback | null
  }) => Promise<PaidInto>
  onPaid: () => void
  /** The customer has seen that the money arrived. */
  onDone: () => void
}

type Progress =
  | { readonly at: 'choice'; readonly wasTried: boolean }
  | { readonly at: 'checking' }
  | { readonly at: 'pending'; readonly orderId: string }
  | { readonly at: 'paid'; readonly received: PaidInto }

/** Payment into an account of credit (CREDIT-03), from the choice of the amount until the money has arrived. */
export function PayAccount({ payable, start, settle, onPaid, onDone }: PayAccountProps) {
  const t = accountPaymentMessages
  const [progress, setProgress] = useState<Progress>({ at: 'choice', wasTried: false })
  const { pending, failure, run } = useAction()

  function arrived(received: PaidInto) {
    setProgress({ at: 'paid', received })
    onPaid()
  }

  async function pay(amount: number) {
    let orderId = ''
    try {
      const received = await payByLink({
        start: async () => {
          const session = await start(amount)
          orderId = session.orderId
          return session
        },
        settle: (callback) => settle({ orderId, callback }),
        onChecking: () => setProgress({ at: 'checking' }),
      })
      if (received.paid > 0) arrived(received)
      else setProgress({ at: 'choice', wasTried: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'payment-pending') {
        setProgress({ at: 'pending', orderId })
        return
      }
      setProgress({ at: 'choice', wasTried: false })
      throw error
    }
  }

  async function check(orderId: string) {
    const received = await settle({ orderId, callback: null })
    if (received.paid > 0) arrived(received)
  }

  switch (progress.at) {
    case 'choice':
      return (
        <div className="grid grid-cols-1 gap-3">
          {failure !== null && <Failure failure={failure} />}
          {progress.wasTried && failure === null && !pending && <InlineError text={t.unpaid} />}
          <ChooseAmount payable={payable} pending={pending} onPay={(amount) => void run(() => pay(amount))} />
        </div>
      )
    case 'checking':
      return (
        <Outcome
          title={t.checking}
          text={t.checkingText}
          mark={<SpinnerMark className="size-9 text-accent" />}
        />
      )
    case 'pending':
      return (
        <Outcome
          title={t.pending}
          text={t.pendingText}
          mark={<Clock size={48} strokeWidth={1.5} className="text-caution" />}
          action={
            <Button
              variant="secondary"
              loading={pending}
              onClick={() => void run(() => check(progress.orderId))}
            >
              {t.checkAgain}
            </Button>
          }
        >
          {failure !== null && <Failure failure={failure} />}
        </Outcome>
      )
    case 'paid':
      return (
        <Outcome
          title={t.paid(formatRupees(progress.received.paid))}
          text={
            progress.received.advance === 0
              ? t.paidText
              : t.paidTwice(formatRupees(progress.received.advance))
          }
          mark={<CircleCheck size={56} strokeWidth={1.5} className="text-good" />}
          action={
            <Button variant="secondary" onClick={onDone}>
              {t.done}
            </Button>
          }
        />
      )
  }
}

/** Error message, in the words of the payment where it has some. */
function Failure({ failure }: { failure: unknown }) {
  const own: Readonly<Record<string, unknown>> = accountPaymentMessages
  const errors = errorMessages
  return <InlineError text={ownErrorMessage(own, errors, failure)} />
}
