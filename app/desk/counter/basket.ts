import { netOf, type Weighing } from '#domain/cart/weighing.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { roundQuantityUp, type QuantityRule } from '#domain/catalogue/prices/quantity-rule.ts'
import { roundToPaise, type Paise } from '#domain/money/paise.ts'
import type { Price } from '#domain/money/price.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { quantitiesForBreaks } from '#domain/pricing/quantities-for-breaks.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { loweredLines, type OfferedLine } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import type { AtPrices } from '#app/desk/kit/orders/use-prices-for.ts'
import { readTypedPrice, typedBody, type TypedPriceText } from '#app/desk/kit/orders/typed-price.ts'
import { uniqueId } from '#app/browser/unique-id.ts'

/** A line of the bill. */
export interface BasketLine {
  readonly item: AtPrices<CounterItem>
  readonly quantity: number
  /** Slip of the load whose weight the quantity is. */
  readonly weighing?: Weighing | undefined
  /** The price that staff typed for it. */
  readonly typed?: TypedPriceText | undefined
}

/** Fields of the buyer as they are typed. */
export interface TypedBuyer {
  readonly phone: string
  readonly name: string
  readonly gstin: string
  readonly line: string
  readonly city: string
  readonly zipcode: string
  readonly state: string
  /** The firm that is billed in the place of a name, with its purchase order; empty for none. */
  readonly firmId: string
  readonly poNumber: string
  readonly poReference: string
}

/** A sale that is being entered; its key makes it one sale however often it is sent. */
export interface Basket {
  readonly key: string
  readonly lines: readonly BasketLine[]
  readonly buyer: TypedBuyer
  /** The coupon of the buyer; none where it is absent. */
  readonly coupon?: string | null | undefined
  /** The one that was taken off, since this buyer may not use it. */
  readonly lostCoupon?: string | null | undefined
}

export const nobody: TypedBuyer = {
  phone: '',
  name: '',
  gstin: '',
  line: '',
  city: '',
  zipcode: '',
  state: '',
  firmId: '',
  poNumber: '',
  poReference: '',
}

/** A bill with nothing on it, and a key of its own. */
export function emptyBasket(): Basket {
  return { key: uniqueId(), lines: [], buyer: nobody }
}

/** The composite id of an item. */
export const idOf = ({ productId, variantIndex }: CounterItem) => compositeId(productId, variantIndex)

/** The name of an item with what tells it from its like. */
export const nameOf = ({ name, options }: CounterItem) => [name, ...options].join(', ')

/** The quantities that an item is sold in. */
export function ruleOf({ minQuantity, quantityStep }: CounterItem): QuantityRule {
  return {
    ...(minQuantity !== null && { minQuantity }),
    ...(quantityStep !== null && { quantityStep }),
  }
}

/** Adds so many of an item; what is on the bill already gets more, and comes last, where the eye is. */
export function withItem(lines: readonly BasketLine[], item: CounterItem): readonly BasketLine[] {
  const known = lines.find((line) => idOf(line.item) === idOf(item))
  const quantity = roundQuantityUp(ruleOf(item), (known?.quantity ?? 0) + item.quantity)
  return [...lines.filter((line) => line !== known), { ...typedOf(known), item, quantity }]
}

/** The lines with another quantity of one; none of it takes it off the bill. */
export function withQuantity(
  lines: readonly BasketLine[],
  id: string,
  quantity: number,
): readonly BasketLine[] {
  return lines.flatMap((line) => {
    if (idOf(line.item) !== id) return [line]
    return quantity > 0 ? [{ ...typedOf(line), item: line.item, quantity }] : []
  })
}

/** The lines with the weight of a load as the quantity of one. */
export function withWeighing(
  lines: readonly BasketLine[],
  id: string,
  weighing: Weighing,
): readonly BasketLine[] {
  return lines.map((line) =>
    idOf(line.item) === id
      ? { ...typedOf(line), item: line.item, quantity: netOf(weighing), weighing }
      : line,
  )
}

/** The lines with a price that staff type for one, or without it. */
export function withTypedPrice(
  lines: readonly BasketLine[],
  id: string,
  typed: TypedPriceText | undefined,
): readonly BasketLine[] {
  return lines.map((line) => (idOf(line.item) === id ? { ...line, typed } : line))
}

/** A typed price stays with its line, however many are sold. */
function typedOf(line: BasketLine | undefined) {
  return line?.typed && { typed: line.typed }
}

/** The quantities that choose the price breaks of lines (PRICE-11). */
export function breakQuantities(lines: readonly BasketLine[]): number[] {
  return quantitiesForBreaks(
    lines.map(({ item, quantity }) => ({ productId: item.productId, variant: item, quantity })),
  )
}

/** The price that one is charged at. */
export function chargedPriceOf(line: BasketLine, breakQuantity: number): Price {
  return (line.typed && readTypedPrice(line.typed)) ?? toPrice(unitPriceOf(line, breakQuantity))
}

/** The unit price of a line if staff type none, in rupees as exact text. */
export function unitPriceOf({ item }: BasketLine, breakQuantity: number): string {
  return item.priceBreaks.findLast((each) => breakQuantity >= each.minQuantity)?.price ?? item.price
}

/** The lines of a bill in the form in which their offers are checked. */
export function offerQuestionLines(lines: readonly BasketLine[]) {
  return lines.map(({ item, quantity, typed }) => {
    const price = typed && typedBody(typed)?.price
    return {
      product: idOf(item),
      quantity,
      ...(item.uid !== null && { variantUid: item.uid }),
      ...(price !== undefined && { typedPrice: price }),
    }
  })
}

/** The lines at their prices before offers. */
export function pricedLines(lines: readonly BasketLine[]): OfferedLine[] {
  const forBreaks = breakQuantities(lines)
  return lines.map((line, index) => ({
    product: idOf(line.item),
    quantity: line.quantity,
    price: chargedPriceOf(line, forBreaks[index] ?? line.quantity),
  }))
}

/** Sums the lines after offers, rounded once as on a bill. */
export function totalOf(lines: readonly BasketLine[], found: OffersCheckWire | null = null): Paise {
  const priced = pricedLines(lines)
  const lowered = loweredLines(priced, found)
  const micros = priced.map(
    ({ price, quantity }, index) => BigInt(lowered[index]?.price ?? price) * BigInt(quantity),
  )
  return roundToPaise(micros.reduce((sum, one) => sum + one, 0n))
}

/** The lines as the store takes them, with the prices that were shown. */
export function bodyLines(lines: readonly BasketLine[]) {
  const forBreaks = breakQuantities(lines)
  return lines.map((line, index) => ({
    product: idOf(line.item),
    quantity: line.quantity,
    seenPrice: unitPriceOf(line, forBreaks[index] ?? line.quantity),
    ...(line.weighing && { weighing: line.weighing }),
    ...(line.item.uid !== null && { variantUid: line.item.uid }),
    ...bodyPrice(line),
  }))
}

function bodyPrice({ typed }: BasketLine) {
  const body = typed && typedBody(typed)
  return body && { typed: body }
}

/** Lines at the prices that the store named when it refused those that were shown. */
export function repriced(
  lines: readonly BasketLine[],
  changes: NonNullable<Problem['changes']>,
): readonly BasketLine[] {
  return lines.map((line) => {
    const news = changes.find((each) => each.product === idOf(line.item))
    if (news?.change !== 'price') return line
    // what other quantities cost now is not told; those of its breaks stay, as other sizes share them
    const { price } = news
    const priceBreaks = line.item.priceBreaks.map((each) => ({ ...each, price }))
    return { ...line, item: { ...line.item, price, priceBreaks } }
  })
}

/** The typed fields of the buyer, as the store takes them. */
export function bodyBuyer({ phone, name, gstin, line, city, zipcode, state, ...buying }: TypedBuyer) {
  const { firmId: id, poNumber, poReference: reference } = buying
  if (id !== '')
    return { phone: textOf(phone), name: null, gstin: null, address: null, firm: { id, poNumber, reference } }
  const hasAddress = [line, city, zipcode, state].some((typed) => typed.trim() !== '')
  return {
    phone: textOf(phone),
    name: textOf(name),
    gstin: textOf(gstin),
    address: hasAddress ? { line, city, zipcode, state } : null,
  }
}

function textOf(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim()
}
