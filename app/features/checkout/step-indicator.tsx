import { Check } from '#app/ui/icons/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { checkoutSteps, type CheckoutStep } from './checkout-step.ts'

interface StepIndicatorProps {
  step: CheckoutStep
  /** With an address selected, its step counts as done even on the cart step. */
  hasAddress: boolean
}

/** The 1–2–3 progress above checkout. */
export function StepIndicator({ step, hasAddress }: StepIndicatorProps) {
  const t = checkoutMessages
  const current = checkoutSteps.indexOf(step)
  return (
    <ol aria-label={t.steps} className="flex flex-wrap items-center gap-2 text-sm">
      {checkoutSteps.map((name, index) => {
        const done = index < current || (name === 'changeAddress' && hasAddress && index !== current)
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 not-last:flex-1',
              index === current ? 'font-price text-ink' : 'text-quiet',
            )}
          >
            <span
              className={classNames(
                'grid size-[1.5rem] shrink-0 place-items-center rounded-full border text-xs tabular-nums',
                index === current ? 'border-accent bg-accent text-on-accent' : 'border-control',
              )}
            >
              {done ? <Check size={14} strokeWidth={2.5} /> : index + 1}
              {done && <span className="sr-only">{t.stepDone}</span>}
            </span>
            {t[`step-${name}`]}
            {index < checkoutSteps.length - 1 && (
              <span aria-hidden="true" className="h-px min-w-2 flex-1 bg-hairline" />
            )}
          </li>
        )
      })}
    </ol>
  )
}
