import type { AddressFields } from '../addresses/address.ts'
import { MAX_CART_LINES, type CartLine } from '../cart/line.ts'
import type { TypedPrice } from '../pricing/typed-price.ts'
import type { RequestedLine } from '../orders/placing/typed-line.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import { AppError } from '../errors.ts'
import type { LineQuantity } from '../fulfilments/fulfilment.ts'
import type { OrderLine } from '../fulfilments/line-progress.ts'
import type { Paise } from '../money/paise.ts'
import type { Order, OrderItem } from '../orders/order.ts'
import { changedLines, editedItem, editedTotals, type EditedOrder } from './order-edit.ts'

/** Changes that staff want of an order: other quantities of its lines, none to take one out, other prices, new lines, another address. */
export type RequestedEdit = {
  readonly lines: readonly (LineQuantity & { readonly typed?: TypedPrice | undefined })[]
  readonly added: readonly RequestedLine[]
  readonly address?: AddressFields | null | undefined
}

/**
 * The units that each old line is to have, and the lines that get more of them, which are priced as the cart does today, with the other
 * ones beside them. `fresh` are the positions of what is added and no old line has.
 */
export type EditedQuantities = {
  readonly byLine: ReadonlyMap<number, number>
  readonly more: readonly { readonly line: number; readonly requested: CartLine }[]
  readonly beside: readonly CartLine[]
  readonly fresh: readonly number[]
}

/**
 * Finds what each old line is to have: a product that the order has already gets more units of its line. Throws `invalid-input` for a
 * line that it does not have.
 */
export function editedQuantities(
  before: readonly OrderLine[],
  { lines, added }: { readonly lines: readonly LineQuantity[]; readonly added: readonly OrderItem[] },
): EditedQuantities {
  const byLine = requestedQuantities(before, lines, added)
  const more = before.flatMap(({ line, item }) => {
    const quantity = byLine.get(line) ?? 0
    return quantity > item.quantity ? [{ line, requested: lineOf(item, quantity) }] : []
  })
  const beside = before.flatMap(({ line, item }) => {
    const quantity = byLine.get(line) ?? 0
    return quantity > 0 && quantity <= item.quantity ? [lineOf(item, quantity)] : []
  })
  const fresh = added.flatMap((item, index) =>
    before.every((one) => !isSameVariant(one.item, item)) ? [index] : [],
  )
  return { byLine, more, beside, fresh }
}

type EditedLines = {
  readonly quantities: ReadonlyMap<number, number>
  /** New lines, and old ones that get more units, at the prices of today. */
  readonly added: readonly OrderItem[]
  readonly today: ReadonlyMap<number, OrderItem>
}

/** The lines that an order would have: the old ones by their position, those that are left out with no units, and the new ones. */
export function editedLines(
  before: readonly OrderLine[],
  { quantities, added, today }: EditedLines,
): OrderLine[] {
  const old = before.map(({ line, item }) => ({
    line,
    item: editedItem(item, quantities.get(line) ?? 0, today.get(line) ?? null),
  }))
  const fresh = withoutRepeats(added.filter((item) => before.every((one) => !isSameVariant(one.item, item))))
  const next = Math.max(-1, ...before.map(({ line }) => line)) + 1
  return [...old, ...fresh.map((item, index) => ({ line: next + index, item }))]
}

/** Prices that staff typed for lines of an edited order: those of its old lines, and those of what is added, by what it is. */
export function typedByLine(
  lines: readonly OrderLine[],
  wanted: RequestedEdit,
  added: readonly OrderItem[],
): ReadonlyMap<number, TypedPrice> {
  const ofAdded = added.flatMap((item, index): [number, TypedPrice][] => {
    const typed = wanted.added[index]?.typed
    const same = lines.find((one) => isSameVariant(one.item, item))
    return typed === undefined || same === undefined ? [] : [[same.line, typed]]
  })
  const ofOld = wanted.lines.flatMap(({ line, typed }): [number, TypedPrice][] =>
    typed === undefined ? [] : [[line, typed]],
  )
  return new Map([...ofAdded, ...ofOld])
}

type EditPlan = {
  readonly before: readonly OrderLine[]
  readonly lines: readonly OrderLine[]
  readonly address: AddressFields | null
  readonly maxTotal: Paise
}

/**
 * Plans what an order would become. What was ordered before becomes no dearer, unless staff type its price. Throws `invalid-input` when nothing changes or
 * nothing is left, and `order-too-large`.
 */
export function planEdit(order: Order, { before, lines, address, maxTotal }: EditPlan): EditedOrder {
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
