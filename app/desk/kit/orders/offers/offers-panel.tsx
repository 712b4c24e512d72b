import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { deskGivenOfferMessages } from '#app/messages/desk/orders/given-offers.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CouponBox } from './coupon-box.tsx'
import type { OffersFor } from './use-offers-for.ts'

type Missed = OffersCheckWire['missed'][number]

/** Offers of what is sold with what they take off, what others lack, and the coupon (OFFER-01). */
export function OffersPanel({ offers }: { offers: OffersFor }) {
  const t = deskGivenOfferMessages
  const { isChecking, isFailed, latest, coupon, lostCoupon } = offers
  const [isEntering, setEntering] = useState(false)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 text-sm">
      <legend className="sr-only">{t.title}</legend>
      {isFailed && <InlineError text={t.failed} onRetry={offers.reload} />}
      {latest !== null && <Found found={latest} isOld={isChecking} />}
      {coupon === null && lostCoupon !== null && !isEntering && (
        <p role="alert" className="text-bad">
          {t.lost(lostCoupon)}
        </p>
      )}
      {coupon !== null && <Entered coupon={coupon} found={latest} onRemove={offers.removeCoupon} />}
      {coupon === null && isEntering && (
        <CouponBox onEnter={offers.enter} onClose={() => setEntering(false)} />
      )}
      {coupon === null && !isEntering && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setEntering(true)}
        >
          {t.enter}
        </Button>
      )}
    </fieldset>
  )
}

function Found({ found: { applied, missed }, isOld }: { found: OffersCheckWire; isOld: boolean }) {
  const t = deskGivenOfferMessages
  if (applied.length + missed.length === 0) return null
  return (
    <ul
      aria-live="polite"
      aria-busy={isOld}
      className={classNames('grid grid-cols-1 gap-1 tabular-nums', isOld && 'opacity-60')}
    >
      {applied.map(({ name, code, kind, saved }) => (
        <li key={`${name} ${code ?? ''}`} className="flex items-baseline justify-between gap-3 text-good">
          <span className="min-w-0 wrap-anywhere">{t.offer(titleOf(name, code))}</span>
          <span className="shrink-0 font-price">
            {kind === 'free-delivery' && saved === 0 ? t.freeDelivery : t.off(formatRupees(saved))}
          </span>
        </li>
      ))}
      {missed.map((offer) => (
        <li key={`${offer.name} ${offer.code ?? ''}`} className="text-quiet wrap-anywhere">
          {titleOf(offer.name, offer.code)}: {reasonOf(offer)}
        </li>
      ))}
    </ul>
  )
}

interface EnteredProps {
  coupon: string
  found: OffersCheckWire | null
  onRemove: () => void
}

/** The coupon that was typed; that of an offer which has nothing to take off is in neither list. */
function Entered({ coupon, found, onRemove }: EnteredProps) {
  const t = deskGivenOfferMessages
  const isListed = found === null || [...found.applied, ...found.missed].some(({ code }) => code === coupon)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 rounded-control bg-accent-soft px-3 py-1">
      <span className="font-medium wrap-anywhere">{t.entered(coupon)}</span>
      <Button variant="quiet" size="small" aria-label={t.removeLabel(coupon)} onClick={onRemove}>
        {t.remove}
      </Button>
      {!isListed && <span className="basis-full text-quiet">{t.nothingOff}</span>}
    </p>
  )
}

function titleOf(name: string, code: string | null): string {
  return code === null ? name : `${name} (${code})`
}

function reasonOf({ miss, missing }: Missed): string {
  const t = deskGivenOfferMessages
  if (miss === 'value') return t['miss-value'](formatRupees(toPaise(missing ?? 0)))
  if (miss === 'quantity') return t['miss-quantity'](missing ?? 1)
  return t[`miss-${miss}`]
}
