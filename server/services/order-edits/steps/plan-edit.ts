import type { AddressFields } from '#domain/addresses/address.ts'
import { MAX_CART_LINES, type CartLine } from '#domain/cart/line.ts'
import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { AppError } from '#domain/errors.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import type { Paise } from '#domain/money/paise.ts'
import { changedLines, editedItem, editedTotals, type EditedOrder } from '#domain/order-edits/order-edit.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { frozenItem, priceLines } from '../../orders/steps/price-lines.ts'

/** Changes that staff want of an order: other quantities of its lines, none to take one out, new lines, another address. */
export type RequestedEdit = {
  readonly lines: readonly LineQuantity[]
  readonly added: readonly CartLine[]
  readonly address?: AddressFields | null | undefined
}

/**
 * Plans what a locked order would become. More units and new lines are priced as the cart does today; what was ordered before
 * never becomes dearer. A product that the order has already gets more units of its line. Throws `invalid-input` when nothing
 * changes or nothing is left, `cart-changed` and `quantity-not-allowed` for what is not sold so, and `order-too-large`.
 */
export async function planEdit(
  queries: Queries,
  order: Order,
  {
    before,
    wanted,
    maxTotal,
  }: {
    readonly before: readonly OrderLine[]
    readonly wanted: RequestedEdit
    readonly maxTotal: Paise
  },
): Promise<EditedOrder> {
  const added = (await priceLines(queries, wanted.added)).map(frozenItem)
  const quantities = requestedQuantities(before, wanted.lines, added)
  const more = before.filter(({ line, item }) => (quantities.get(line) ?? 0) > item.quantity)
  const today = await priceLines(
    queries,
    more.map(({ line, item }) => lineOf(item, quantities.get(line) ?? 0)),
  )
  const todayOf = new Map(more.map(({ line }, index) => [line, today[index]]))
  const old = before.map(({ line, item }) => {
    const priced = todayOf.get(line)
    return { line, item: editedItem(item, quantities.get(line) ?? 0, priced ? frozenItem(priced) : null) }
  })
  const fresh = withoutRepeats(added.filter((item) => before.every((one) => !isSameVariant(one.item, item))))
  const next = Math.max(-1, ...before.map(({ line }) => line)) + 1
  const lines = [...old, ...fresh.map((item, index) => ({ line: next + index, item }))]
  const address = wanted.address ?? null
  if (
    changedLines(before, lines).length === 0 &&
    (address === null || isSame(address, order.shippingAddress))
  )
    throw new AppError('invalid-input', { reasons: [{ code: 'edit-changes-nothing' }] })
  if (lines.every(({ item }) => item.quantity === 0))
    throw new AppError('invalid-input', { reasons: [{ code: 'edit-leaves-nothing' }] })
  if (lines.length > MAX_CART_LINES || lines.some(({ item }) => item.quantity > MAX_QUANTITY))
    throw new AppError('invalid-input', { reasons: [{ code: 'edit-too-large' }] })
  const { grandTotal } = editedTotals(order.grandTotal, before, lines)
  if (grandTotal > order.grandTotal) requireRoom(order, { grandTotal, maxTotal })
  return { lines, address, laterDay: null }
}

/** A dearer order has to keep within the limits that staff would have met when placing it. */
function requireRoom(
  order: Order,
  { grandTotal, maxTotal }: { readonly grandTotal: Paise; readonly maxTotal: Paise },
): void {
  if (grandTotal > maxTotal) throw new AppError('order-too-large', { limit: maxTotal })
  if (order.paymentMode === 'ONLINE')
    throw new AppError('invalid-input', { reasons: [{ code: 'edit-not-collectable' }] })
}

/** Quantity that each old line is to have, by line. */
function requestedQuantities(
  before: readonly OrderLine[],
  wanted: readonly LineQuantity[],
  added: readonly OrderItem[],
): Map<number, number> {
  const quantities = new Map(before.map(({ line, item }) => [line, item.quantity]))
  for (const { line, quantity } of wanted) {
    if (!quantities.has(line))
      throw new AppError('invalid-input', { reasons: [{ code: 'line-unknown', line }] })
    quantities.set(line, quantity)
  }
  for (const item of added) {
    const same = before.find((one) => isSameVariant(one.item, item))
    if (same !== undefined) quantities.set(same.line, (quantities.get(same.line) ?? 0) + item.quantity)
  }
  return quantities
}

function withoutRepeats(items: readonly OrderItem[]): OrderItem[] {
  const isRepeated = items.some((item, index) => items.findIndex((one) => isSameVariant(one, item)) !== index)
  if (isRepeated) throw new AppError('invalid-input', { reasons: [{ code: 'product-twice' }] })
  return [...items]
}

function isSameVariant(one: OrderItem, other: OrderItem): boolean {
  return (
    one.productId === other.productId &&
    (one.variantSpecs.uid === null || other.variantSpecs.uid === null
      ? one.variantId === other.variantId
      : one.variantSpecs.uid === other.variantSpecs.uid)
  )
}

function lineOf({ variantId, variantSpecs }: OrderItem, quantity: number): CartLine {
  const uid = variantSpecs.uid === null ? {} : { variantUid: variantSpecs.uid }
  return { product: variantId, quantity, addedDate: '', active: true, ...uid }
}

function isSame(one: AddressFields, other: AddressFields): boolean {
  const { address_line1: line, ...place } = one
  const { address_line1: otherLine, ...otherPlace } = other
  const isSameLine = Object.entries(line).every(
    ([name, text]) => otherLine[name as keyof typeof line] === text,
  )
  return (
    isSameLine &&
    Object.entries(place).every(([name, text]) => otherPlace[name as keyof typeof place] === text)
  )
}
