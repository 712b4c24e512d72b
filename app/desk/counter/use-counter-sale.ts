import { useState } from 'react'
import type { Weighing } from '#domain/cart/weighing.ts'
import { roundQuantityDown, roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import type { CounterItem, CounterSaleWire, CounterTermsWire } from '#domain/orders/counter/wire.ts'
import { sellAtCounter } from '#app/api/desk/new-order.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import { loweredLines, shownOffers } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import { useOffersFor, type SoldQuestion } from '#app/desk/kit/orders/offers/use-offers-for.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import {
  bodyBuyer,
  bodyLines,
  offerQuestionLines,
  idOf,
  pricedLines,
  repriced,
  ruleOf,
  totalOf,
  withItem,
  withQuantity,
  withTypedPrice,
  withWeighing,
  type Basket,
  type BasketLine,
} from './basket.ts'
import type { Paid, PayChoice } from './paid.ts'
import { useBuyer } from './use-buyer.ts'
import { useBaskets } from './use-baskets.ts'

/** The next quantity of a line that its item is sold in. */
function stepped({ item, quantity }: BasketLine, by: 1 | -1): number {
  const rule = ruleOf(item)
  return by > 0 ? roundQuantityUp(rule, quantity + 1) : roundQuantityDown(rule, quantity - 1)
}

/** The question for the offers of a bill; null for a bill with nothing on it. */
function questionOf({ lines, buyer: { phone, firmId } }: Basket): SoldQuestion | null {
  if (lines.length === 0) return null
  return {
    lines: offerQuestionLines(lines),
    phone: parsePhone(phone) === null ? null : phone,
    firm: firmId === '' ? null : firmId,
    isTakenAway: true,
  }
}

/** The amounts of a bill at the prices of its buyer, after the offers that it has. */
function useBill(
  basket: Basket,
  { isSold, setCoupon }: Pick<ReturnType<typeof useBaskets>, 'setCoupon'> & { readonly isSold: boolean },
) {
  const { lines, coupon = null, lostCoupon = null } = basket
  const offers = useOffersFor(isSold ? null : questionOf(basket), { coupon, lostCoupon, onCoupon: setCoupon })
  const found = offers?.found ?? null
  const total = totalOf(lines, found)
  return {
    total,
    offers,
    lowered: loweredLines(pricedLines(lines), found),
    shown: { seenTotal: total, ...shownOffers(found, coupon) },
  }
}

/** The sale at the counter: what is on its bill, how it is paid, and what became of it. */
export function useCounterSale(operator: string, { places }: Pick<CounterTermsWire, 'places'>) {
  const baskets = useBaskets(operator)
  const { basket } = baskets
  const { buyer } = basket
  const { customer, credit, lines, reloadPrices } = useBuyer(basket)
  const [placeId, setPlaceId] = useState(places[0]?.id ?? null)
  const [method, setMethod] = useState<PayChoice | null>(null)
  const [sale, setSale] = useState<CounterSaleWire | null>(null)
  /** Counts how often the box got the focus back. */
  const [round, setRound] = useState(0)
  const { pending, failure, run, clearFailure } = useAction()
  const { shown, ...bill } = useBill({ ...basket, lines }, { isSold: sale !== null, ...baskets })
  const focus = () => setRound((count) => count + 1)
  const edit = (change: Parameters<typeof baskets.update>[0]) => {
    clearFailure()
    baskets.update(change)
  }

  function startOver() {
    setSale(null)
    setMethod(null)
    clearFailure()
    focus()
  }

  function add(item: CounterItem) {
    if (sale !== null) startOver()
    edit((before) => withItem(before, item))
  }

  function step(by: 1 | -1) {
    const last = lines.at(-1)
    if (last === undefined) return
    edit((before) => withQuantity(before, idOf(last.item), stepped(last, by)))
  }

  /** True when the bill was set aside. */
  function park(): boolean {
    if (lines.length === 0 || baskets.isFull || pending) return false
    baskets.park()
    startOver()
    return true
  }

  function recall(wanted: Basket) {
    baskets.recall(wanted)
    startOver()
  }

  const sell = (paid: Paid) =>
    run(async () => {
      const body = { lines: bodyLines(lines), placeId, ...shown, ...paid, ...bodyBuyer(buyer) }
      try {
        setSale(await sellAtCounter(body, basket.key))
      } catch (error) {
        const changes = error instanceof ApiError ? error.details.changes : undefined
        if (changes !== undefined) {
          baskets.update((before) => repriced(before, changes))
          reloadPrices()
        }
        bill.offers?.reload()
        throw error
      }
      baskets.startOver()
      setMethod(null)
      focus()
    })

  return {
    lines,
    buyer,
    ...bill,
    sale,
    round,
    isWaiting: pending || (bill.offers?.isChecking ?? false),
    failure,
    placeId,
    setPlaceId,
    add,
    step,
    park,
    recall,
    sell,
    startOver,
    focus,
    parked: baskets.parked,
    discard: baskets.discard,
    credit,
    firms: customer?.buysFor ?? [],
    method: lines.length === 0 || (method === 'ACCOUNT' && credit === null) ? null : method,
    choose: (wanted: PayChoice) => {
      if (lines.length > 0) setMethod(wanted)
    },
    setQuantity: (id: string, quantity: number) => edit((before) => withQuantity(before, id, quantity)),
    weigh: (id: string, weighing: Weighing) => edit((before) => withWeighing(before, id, weighing)),
    setPrice: (id: string, typed: BasketLine['typed']) => edit((before) => withTypedPrice(before, id, typed)),
    setBuyer: (typed: Basket['buyer']) => baskets.change({ buyer: typed }),
  }
}

export type CounterSaleState = ReturnType<typeof useCounterSale>
