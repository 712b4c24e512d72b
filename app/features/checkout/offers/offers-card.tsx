import { formatPaise } from '#domain/money/format.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { loginRequested } from '#app/features/identity/login-dialog-slice.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { language } from '#messages/language.ts'
import { offerMessages } from '#messages/orders/offers.ts'
import { CouponField } from './coupon-field.tsx'
import type { CheckoutOffers } from './use-offers.ts'

type Applied = OffersCheckWire['applied'][number]
type Missed = OffersCheckWire['missed'][number]

/** The offers of a cart: those that it has, what it lacks for others, and a field for a coupon (OFFER-01). */
export function OffersCard({ offers }: { offers: CheckoutOffers }) {
  const t = offerMessages
  const { status, found, coupon, lostCoupon } = offers
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base">{t.title}</h2>
      {status === 'failed' && <InlineError text={t.failed} onRetry={offers.reload} />}
      {status === 'loading' && (
        <output aria-label={t.checking} className="block">
          <Skeleton className="h-10" />
        </output>
      )}
      {found !== null && <FoundOffers found={found} />}
      {coupon === null && lostCoupon !== null && (
        <p role="alert" className="text-sm text-bad">
          {t.entered(lostCoupon)}: {t.unknown}
        </p>
      )}
      {coupon === null ? (
        <CouponField onEnter={offers.enter} />
      ) : (
        <EnteredCoupon coupon={coupon} found={found} onRemove={offers.removeCoupon} />
      )}
    </Card>
  )
}

function FoundOffers({ found: { applied, missed } }: { found: OffersCheckWire }) {
  const t = offerMessages
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3 text-sm">
      {applied.length + missed.length === 0 && <p className="text-quiet">{t.none}</p>}
      {applied.length + missed.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {applied.map((offer) => (
            <li key={nameOf(offer)} className="grid grid-cols-[auto_1fr] gap-x-2">
              <span className="text-good">
                <CircleCheck size={18} />
              </span>
              <Named offer={offer} />
              <span className="col-start-2 font-medium text-good">{benefitOf(offer)}</span>
            </li>
          ))}
          {missed.map((offer) => (
            <li key={nameOf(offer)} className="grid gap-0.5 pl-6.5">
              <Named offer={offer} />
              <span className="text-quiet">{reasonOf(offer)}</span>
              {offer.miss === 'sign-in' && <SignIn />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface EnteredCouponProps {
  coupon: string
  found: OffersCheckWire | null
  onRemove: () => void
}

/** The coupon of the cart; that of an offer which has nothing to take off is in neither list. */
function EnteredCoupon({ coupon, found, onRemove }: EnteredCouponProps) {
  const t = offerMessages
  const isListed = found === null || [...found.applied, ...found.missed].some(({ code }) => code === coupon)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 rounded-control bg-accent-soft px-3 py-1 text-sm">
      <span className="font-medium wrap-anywhere">{t.entered(coupon)}</span>
      <Button variant="quiet" size="small" aria-label={t.removeLabel(coupon)} onClick={onRemove}>
        {t.removeCoupon}
      </Button>
      {!isListed && <span className="basis-full text-quiet">{t.savesNothing}</span>}
    </p>
  )
}

function Named({ offer }: { offer: Applied | Missed }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {nameOf(offer)}
      {offer.code !== null && <span className="text-quiet"> · {offer.code}</span>}
    </span>
  )
}

function SignIn() {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-2 justify-self-start"
      onClick={() => void dispatch(loginRequested('stay'))}
    >
      {offerMessages.signIn}
    </Button>
  )
}

function nameOf({ name, nameHi }: Applied | Missed): string {
  return language === 'hi' ? (nameHi ?? name) : name
}

function benefitOf({ kind, saved }: Applied): string {
  const t = offerMessages
  if (kind === 'free-delivery' && saved === 0) return t.freeDelivery
  return kind === 'free-delivery'
    ? `${t.freeDelivery}: ${t.saved(formatPaise(saved))}`
    : t.saved(formatPaise(saved))
}

function reasonOf({ miss, missing }: Missed): string {
  const t = offerMessages
  if (miss === 'value') return t['miss-value'](formatPaise(toPaise(missing ?? 0)))
  if (miss === 'quantity') return t['miss-quantity'](missing ?? 1)
  return t[`miss-${miss}`]
}
