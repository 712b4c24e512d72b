import { Check } from '#app/ui/icons/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { checkoutSteps, type CheckoutStep } from './checkout-step.ts'

interface StepMarksProps {
  step: CheckoutStep
  /** An address is chosen: its step is done although the cart is shown. */
  hasAddress: boolean
}

/** The quiet 1–2–3 above checkout. */
export function StepIndicator({ step, hasAddress }: StepMarksProps) {
  const t = useMessages(checkoutMessages)
  const current = checkoutSteps.indexOf(step)
  return (
    <ol aria-label={t.steps} className="flex items-center gap-2 text-sm">
      {checkoutSteps.map((name, place) => {
        const done = place < current || (name === 'changeAddress' && hasAddress && place !== current)
        return (
          <li
            key={name}
            aria-current={place === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 not-last:flex-1',
              place === current ? 'font-price text-ink' : 'text-quiet',
            )}
          >
            <span
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs tabular-nums',
                place === current ? 'border-accent bg-accent text-on-accent' : 'border-control',
              )}
            >
              {done ? <Check size={14} strokeWidth={2.5} /> : place + 1}
              {done && <span className="sr-only">{t.stepDone}</span>}
            </span>
            {t[`step-${name}`]}
            {place < checkoutSteps.length - 1 && (
              <span aria-hidden="true" className="h-px min-w-2 flex-1 bg-hairline" />
            )}
          </li>
        )
      })}
    </ol>
  )
}
