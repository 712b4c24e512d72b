import type { DeliveryFee } from '#domain/delivery/delivery-fee.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import { isWithinOneDay } from '#domain/delivery/within-one-day.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { deliveryMessages } from '#messages/orders/delivery.ts'
import { locale } from '#messages/language.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** A day in India, such as `2026-11-24`, as people say it: `Tuesday, 24 November`. */
export function formatDeliveryDay(day: string): string {
  return format.format(new Date(noonOfIstDay(day)))
}

/** Cost of a delivery in words: `Delivery fee ₹500.00, free from ₹5,000.00`. */
export function deliveryFeeText(
  t: Pick<typeof deliveryMessages, 'fee' | 'feeFreeFrom'>,
  { amount, freeFrom }: DeliveryFee,
): string {
  const fee = formatPaise(amount)
  return freeFrom === null ? t.fee(fee) : t.feeFreeFrom(fee, formatPaise(freeFrom))
}

/**
 * A promise as a sentence: `Delivered by Tuesday, 24 November`, and of what was ordered the day before, or on that day, `Delivered
 * within one day, by Tuesday, 24 November` (GEN-05).
 */
export function formatPromise(
  t: Pick<typeof deliveryMessages, 'by' | 'withinOneDay' | 'slotOf'>,
  { day, slot }: OrderPromise,
  orderedOn = '',
): string {
  const isOneDay = orderedOn !== '' && isWithinOneDay(orderedOn, day)
  const promise = t[isOneDay ? 'withinOneDay' : 'by'](formatDeliveryDay(day))
  const [from = '', to = ''] = slot?.split('-') ?? []
  return slot === null ? promise : t.slotOf(promise, from, to)
}
