import { useEffect, useState } from 'react'
import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { roundToPaise, type Paise } from '#domain/money/paise.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Price } from '#domain/money/price.ts'
import { quantitiesForBreaks } from '#domain/pricing/quantities-for-breaks.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { loweredLines, type OfferedLine } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import { toSalesUnits } from '#search/quick-order/parse-option.ts'
import type { MatchedLineWire, MatchedOrderWire } from '#search/quick-order/wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import { matchLines } from '#app/api/quick-order.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { usePricesFor, type AtPrices, type PricedFor } from '#app/desk/kit/orders/use-prices-for.ts'
import { readTypedPrice, typedBody, type TypedPriceText } from '#app/desk/kit/orders/typed-price.ts'
import { numberOf } from '#app/ui/forms/read-number.ts'

type Candidate = AtPrices<MatchedOrderWire['lines'][number]['candidates'][number]>

type Doubt = NonNullable<MatchedLineWire['doubt']> & Pick<MatchedLineWire, 'unit'>

/** A line of the order that is being taken. */
export interface TakenLine {
  readonly key: string
  /** As it was typed. */
  readonly text: string
  readonly status: MatchedLineWire['status']
  /** Requested quantity; null if the line names none, or one that may mean another. */
  readonly requested: number | null
  /** Doubt about the quantity as it was written, with its unit. */
  readonly doubt?: Doubt
  readonly candidates: readonly Candidate[]
  /** The position of what was chosen; null until somebody does, where the line is not certain. */
  readonly chosen: number | null
  readonly quantity: string
  /** The price that staff type for it; absent for the one that it has. */
  readonly typed?: TypedPriceText | undefined
}

/** Returns the chosen candidate of a line; undefined until somebody chooses. */
export function chosenOf({ candidates, chosen }: TakenLine): Candidate | undefined {
  return chosen === null ? undefined : candidates[chosen]
}

/** Limits of a line's quantity, in units. */
export const quantityLimits = { least: 1, most: MAX_QUANTITY }

/** The units that are typed for a line; null while they are no number that an order takes. */
export function quantityIn({ quantity }: TakenLine): number | null {
  return numberOf(quantity, quantityLimits)
}

/** Lines as the API takes them, with the prices that they were shown at; none of those that are not chosen or have no quantity. */
export function bodyLines(lines: readonly TakenLine[]) {
  const forBreaks = breakQuantities(lines)
  return lines.flatMap((line, index) => {
    const candidate = chosenOf(line)
    const count = quantityIn(line)
    const typed = line.typed && typedBody(line.typed)
    if (candidate === undefined || count === null || typed === null) return []
    return [
      {
        product: idOf(candidate),
        quantity: count,
        seenPrice: unitPriceText(candidate, forBreaks[index] ?? count),
        ...(candidate.uid !== null && { variantUid: candidate.uid }),
        ...(typed && { typed }),
      },
    ]
  })
}

/** The quantities that choose the price breaks of lines (PRICE-11); of a line without a quantity, that with one unit of it. */
export function breakQuantities(lines: readonly TakenLine[]): number[] {
  const shared = quantitiesForBreaks(
    lines.map((line) => {
      const { productId = '', ...variant } = chosenOf(line) ?? { unit: null }
      return { productId, variant, quantity: quantityIn(line) ?? 0 }
    }),
  )
  return lines.map((line, index) => (shared[index] ?? 0) + (quantityIn(line) === null ? 1 : 0))
}

/** The price of one that a line is charged at: the typed one, once it is a price. */
export function chargedPrice(line: TakenLine, candidate: Candidate, breakQuantity: number): Price {
  return (line.typed && readTypedPrice(line.typed)) ?? unitPrice(candidate, breakQuantity)
}

/** The unit price of a candidate for a quantity. */
export function unitPrice(candidate: Candidate, quantity: number): Price {
  return toPrice(unitPriceText(candidate, quantity))
}

/** The unit price of a candidate for a quantity as the catalogue has it: rupees as exact text. */
function unitPriceText({ price, priceBreaks = [] }: Candidate, quantity: number): string {
  return priceBreaks.findLast(({ minQuantity }) => quantity >= minQuantity)?.price ?? price
}

/** Lines at the prices that the store named when it refused the ones that were shown. */
export function repricedLines(
  lines: readonly TakenLine[],
  changes: NonNullable<Problem['changes']>,
): readonly TakenLine[] {
  const prices = new Map(
    changes.flatMap((each) => (each.change === 'price' ? [[each.product, each.price] as const] : [])),
  )
  const forBreaks = breakQuantities(lines)
  return lines.map((line, at) => ({
    ...line,
    candidates: line.candidates.map((each, index) => {
      const price = index === line.chosen ? prices.get(idOf(each)) : undefined
      return price === undefined ? each : repriced(each, forBreaks[at] ?? 1, price)
    }),
  }))
}

/** A candidate whose price for a quantity is another one now. */
function repriced(candidate: Candidate, quantity: number, price: string): Candidate {
  const { priceBreaks = [] } = candidate
  const reached = priceBreaks.findLastIndex(({ minQuantity }) => quantity >= minQuantity)
  return reached === -1
    ? { ...candidate, price }
    : {
        ...candidate,
        priceBreaks: priceBreaks.map((each, index) => (index === reached ? { ...each, price } : each)),
      }
}

/** Lines at their prices before offers; one that is not chosen or has no quantity is of nothing. */
export function pricedLines(lines: readonly TakenLine[]): OfferedLine[] {
  const forBreaks = breakQuantities(lines)
  return lines.map((line, index) => {
    const candidate = chosenOf(line)
    const quantity = quantityIn(line) ?? 0
    if (candidate === undefined) return { product: '', quantity, price: toPrice('0') }
    const price = chargedPrice(line, candidate, forBreaks[index] ?? quantity)
    return { product: idOf(candidate), quantity, price }
  })
}

/** Sums the lines after offers, rounded once as on a bill. */
export function amountOf(lines: readonly TakenLine[], found: OffersCheckWire | null = null): Paise {
  const priced = pricedLines(lines)
  const lowered = loweredLines(priced, found)
  const micros = priced.map(
    ({ price, quantity }, index) => BigInt(lowered[index]?.price ?? price) * BigInt(quantity),
  )
  return roundToPaise(micros.reduce((sum, one) => sum + one, 0n))
}

/** The line with one of its candidates; the quantity follows, as a tonne is more of thin rods than of thick ones, unless it was typed. */
export function choose(line: TakenLine, chosen: number | null): TakenLine {
  const isTyped = line.quantity !== quantityOf(line.requested, chosenOf(line))
  // a price that was typed is that of what was chosen before
  const { typed: _, ...kept } = line
  const next = { ...kept, chosen }
  return isTyped ? next : { ...next, quantity: quantityOf(line.requested, chosenOf(next)) }
}

/** Converts a requested quantity into units of a candidate. */
function quantityOf(requested: number | null, candidate: Candidate | undefined): string {
  return String(Math.max(1, Math.ceil(candidate?.pieces ?? requested ?? 1)))
}

/** A matched line as it is taken; what is certainly meant is chosen for the customer, or the only thing that fits. */
export function takeLine(line: MatchedLineWire, key: string): TakenLine {
  const { text, status, candidates, quantity: requested, doubt } = line
  const isOnlyOne = status === 'choose' && candidates.length === 1
  const chosen = isOnlyOne ? 0 : line.best
  const candidate = chosen === null ? undefined : candidates[chosen]
  // a number that may mean several is settled by whoever takes the order
  const quantity = doubt === undefined ? quantityOf(requested, candidate) : ''
  return {
    key,
    text,
    status,
    requested,
    candidates,
    chosen,
    quantity,
    ...(doubt && { doubt: { ...doubt, unit: line.unit } }),
  }
}

/** The line with one of the quantities that its number may mean. */
export function settleDoubt(line: TakenLine, requested: number): TakenLine {
  const { doubt, ...settled } = line
  const candidates = line.candidates.map((each) => ({
    ...each,
    pieces: toSalesUnits(requested, doubt?.unit ?? null, each),
  }))
  const next = { ...settled, requested, candidates }
  return { ...next, quantity: quantityOf(requested, chosenOf(next)) }
}

/** The composite id of a candidate. */
export const idOf = ({ productId, variantIndex }: Candidate) => compositeId(productId, variantIndex)

/** Updates stored lines to current prices and stock. */
export function withNews(lines: readonly TakenLine[], found: MatchedOrderWire): TakenLine[] {
  const news = new Map(found.lines.flatMap(({ candidates }) => candidates.map((each) => [idOf(each), each])))
  const renew = (old: Candidate): Candidate => ({ ...(news.get(idOf(old)) ?? old), pieces: old.pieces })
  return lines.map((line) => ({ ...line, candidates: line.candidates.map(renew) }))
}

/** The number that the key of the next line begins with. */
function firstKey(lines: readonly TakenLine[]): number {
  return Math.max(-1, ...lines.map(({ key }) => Number.parseInt(key, 10))) + 1
}

/**
 * Lines of an order that staff take, at the prices of whom it is for: written lists are read and added. `initial` are those of a stored
 * draft.
 */
export function useOrderLines(buyer: PricedFor, initial: readonly TakenLine[] = []) {
  const [start] = useState(initial)
  const [lines, setLines] = useState(start)
  const prices = usePricesFor(
    buyer,
    lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)),
  )
  const [missing, setMissing] = useState<readonly string[]>([])

  useEffect(() => {
    if (start.length === 0) return
    matchLines(start.map(({ text }) => text).join('\n')).then(
      (found) => setLines((before) => withNews(before, found)),
      () => {}, // without news the store still decides when the order is placed
    )
  }, [start])

  async function read(text: string) {
    const found = await matchLines(text)
    const first = firstKey(lines)
    const taken = found.lines.filter(({ candidates }) => candidates.length > 0)
    setLines((before) => [
      ...before,
      ...taken.map((line, index) => takeLine(line, `${first + index} ${line.text}`)),
    ])
    setMissing(found.lines.filter(({ candidates }) => candidates.length === 0).map(({ text: one }) => one))
  }

  /** Adds lines that are known already, and names those that are not to be had. */
  function add(known: readonly Omit<TakenLine, 'key'>[], gone: readonly string[]) {
    setLines((before) => {
      const first = firstKey(before)
      return [...before, ...known.map((line, index) => ({ ...line, key: `${first + index} ${line.text}` }))]
    })
    setMissing(gone)
  }

  const change = (key: string, to: (line: TakenLine) => TakenLine) =>
    setLines((before) => before.map((line) => (line.key === key ? to(line) : line)))
  /** Does what sends the lines; where it is refused for their prices, they get the ones of now, and it fails all the same. */
  async function send<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      const changes = error instanceof ApiError ? error.details.changes : undefined
      if (changes !== undefined) {
        setLines((before) => repricedLines(before, changes))
        prices.reload()
      }
      throw error
    }
  }
  const remove = (key: string) => setLines((before) => before.filter((line) => line.key !== key))
  const priced = lines.map((line) => ({
    ...line,
    candidates: line.candidates.map((each) => prices.at(idOf(each), each)),
  }))
  return { lines: priced, listed: lines, missing, read, add, change, remove, send }
}
