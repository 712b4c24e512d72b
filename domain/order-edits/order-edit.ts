import type { AddressFields } from '../addresses/address.ts'
import type { OrderLine } from '../fulfilments/line-progress.ts'
import { billOf } from '../fulfilments/order-value.ts'
import { add, roundToPaise, subtract, type Paise } from '../money/paise.ts'
import type { Bill } from '../orders/bill.ts'
import type { OrderItem } from '../orders/order.ts'
import { isSavingKnown, ofQuantity } from '../orders/placing/offered-item.ts'
import { HOUR_MS } from '../time/durations.ts'

/** Time that a customer may take to agree to an edit. */
export const EDIT_VALID_MS = 48 * HOUR_MS

/** Order after an edit: all its lines by position, those that are left out with no units, and its address if another one. */
export type EditedOrder = {
  readonly lines: readonly OrderLine[]
  readonly address: AddressFields | null
  /** The day that it can be delivered on then, where it is a later one than was promised. */
  readonly laterDay: string | null
}

/** `WAITING` for the customer's yes; one that nobody answered in time, or whose order has changed since, is over. */
export const editStates = ['WAITING', 'APPLIED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const
export type EditState = (typeof editStates)[number]

/** An edit that waits, or did. */
export type OrderEdit = {
  readonly id: string
  readonly state: EditState
  /** Member of staff who made it. */
  readonly actor: string
  readonly totalBefore: Paise
  readonly totalAfter: Paise
  /** ISO 8601, UTC. */
  readonly at: string
  readonly expiresAt: string
}

/** An edit as the desk shows it, with the path of the page where the customer answers, for those who may pass it on. */
export type ShownEdit = OrderEdit & { readonly path: string | null }

/** The path of the page where a customer answers. */
export function proposalPath(token: string): string {
  return `/order-change/${token}`
}

/** A line of an edit, before and after; `price` is what one unit is charged at. */
export type EditedLine = {
  readonly line: number
  readonly before: OrderItem | null
  readonly after: OrderItem | null
}

/** The totals of edited lines; `grandTotal` keeps what the order has beside its lines. */
export type EditedTotals = Bill & { readonly grandTotal: Paise; readonly commission: Paise }

/** The totals of an order whose lines become others. */
export function editedTotals(
  grandTotal: Paise,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): EditedTotals {
  const items = after.map(({ item }) => item)
  const bill = billOf(items)
  const beside = subtract(grandTotal, billOf(before.map(({ item }) => item)).grandTotal)
  const commission = items.reduce(
    (sum, item) => sum + BigInt(item.commissionAmount) * BigInt(item.quantity),
    0n,
  )
  return { ...bill, grandTotal: add(bill.grandTotal, beside), commission: roundToPaise(commission) }
}

/** The lines that differ: other quantities, another price, new ones. */
export function changedLines(before: readonly OrderLine[], after: readonly OrderLine[]): EditedLine[] {
  const known = new Map(before.map(({ line, item }) => [line, item]))
  return after.flatMap(({ line, item }) => {
    const old = known.get(line) ?? null
    const isSame = old !== null && old.quantity === item.quantity && old.priceWithGst === item.priceWithGst
    if (isSame || (item.quantity === 0 && (old?.quantity ?? 0) === 0)) return []
    return [
      {
        line,
        before: old === null || old.quantity === 0 ? null : old,
        after: item.quantity === 0 ? null : item,
      },
    ]
  })
}

/**
 * An old line with another quantity. It keeps the price that its customer agreed to; with more units it takes the price of today
 * if that is lower, so that a price break counts (PRICE-01), and no change makes the units dearer that were ordered before. A price that
 * staff typed stays until they type another, as long as it is not above the public one of so many (PRICE-10).
 */
export function editedItem(old: OrderItem, quantity: number, today: OrderItem | null): OrderItem {
  const { weighing, ...item } = today === null ? old : atBetterPrice(old, today)
  // other units than were weighed
  return {
    ...ofQuantity(item, quantity),
    ...(weighing && quantity === old.quantity && { weighing }),
  }
}

function atBetterPrice(old: OrderItem, today: OrderItem): OrderItem {
  const isTyped = old.pricing?.source.kind === 'line'
  const publicPrice = today.pricing?.publicPrice ?? today.priceWithGst
  const isLower = (isTyped ? publicPrice : today.priceWithGst) < old.priceWithGst
  if (isLower || !isSavingKnown(old)) return { ...today, cartId: old.cartId, variantId: old.variantId }
  if (old.pricing === undefined || old.pricing.publicPrice <= publicPrice) return old
  return { ...old, pricing: { ...old.pricing, publicPrice } }
}

/** The city and PIN code of another address; what somebody with the link may see of it. */
export function placeOf({ address }: EditedOrder): string | null {
  return address && `${address.city} ${address.zipcode}`
}
