import { useCallback, useEffect, useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import type { DeliveryFee } from '#domain/delivery/delivery-fee.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { fetchCartPromise, promiseLines } from '#app/api/delivery-promise.ts'
import { parsePin, savePin } from '#app/browser/delivery-pin.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { useLoad, type LoadState } from '#app/state-kit/use-load.ts'

/** The delivery of the cart to the selected address. */
export type CheckoutDelivery = {
  readonly pin: string
  readonly status: 'loading' | 'failed' | DeliveryPromiseWire['state']
  readonly days: readonly string[]
  /** The day of an order that is placed now; empty as long as it is not known. */
  readonly promisedOn: string
  readonly slots: readonly string[]
  /** Delivery fee; absent where delivery is free, and as long as the fee is not known. */
  readonly fee?: DeliveryFee | undefined
  /** True when the store wants to know what a lorry finds there. */
  readonly asksAccess: boolean
  /** Promise that is chosen; the first day unless another one was. Null as long as none is known. */
  readonly chosen: OrderPromise | null
  readonly choose: (chosen: OrderPromise) => void
  readonly reload: () => void
}

type Destination = {
  readonly address: Address | null
  readonly lines: readonly CartLine[]
  readonly shown: boolean
}

/**
 * Asks by when a cart is delivered to an address, again whenever either changes (AREA-02). Null where the store promises no
 * days, or as long as there is no address.
 */
export function useDelivery(asked: Destination): CheckoutDelivery | null {
  const { deliveryAreas = false } = useStoreSettings()
  const question = deliveryAreas ? questionOf(asked) : null
  const loading = useLoad(useCallback(() => ask(question), [question]))
  const [choice, setChoice] = useState<OrderPromise | null>(null)
  const pin = asked.address === null ? null : pinOf(asked.address)
  useRememberedPin(question === null ? null : pin)
  const { status, promise } = statusOf(loading, question)
  // the areas may have gone since the page was loaded
  if (question === null || pin === null || status === 'everywhere') return null
  const { days, promisedOn, slots, asksAccess, fee } = promise
  return {
    pin,
    status,
    days,
    promisedOn,
    slots,
    fee,
    asksAccess,
    chosen: chosenOf(choice, days, slots),
    choose: setChoice,
    reload: loading.reload,
  }
}

const nothing: Omit<DeliveryPromiseWire, 'pin' | 'state'> = {
  days: [],
  promisedOn: '',
  slots: [],
  asksAccess: false,
}

/** The answer to a question; one to the question before is none. */
function statusOf(loading: LoadState<Answer>, question: string | null) {
  if (loading.status === 'failed') return { status: 'failed', promise: nothing } as const
  const answered = loading.status === 'loaded' && loading.content.question === question
  const promise = answered ? loading.content.promise : null
  return promise === null
    ? ({ status: 'loading', promise: nothing } as const)
    : ({ status: promise.state, promise } as const)
}

/** The next product is asked for the PIN code of the address that was chosen last. */
function useRememberedPin(pin: string | null): void {
  useEffect(() => {
    if (pin !== null && parsePin(pin) !== null) savePin(pin)
  }, [pin])
}

/** The PIN code of an address; what was saved there when it is none. */
function pinOf({ zipcode }: Address): string {
  return parsePin(zipcode) ?? zipcode
}

/** Question to the store, as a text that changes with it; null for none. */
function questionOf({ address, lines, shown }: Destination): string | null {
  if (!shown || address === null || lines.length === 0) return null
  return JSON.stringify({ pin: pinOf(address), lines: promiseLines(lines) })
}

/** Choice of the customer, as far as it is still offered. */
function chosenOf(
  choice: OrderPromise | null,
  days: readonly string[],
  slots: readonly string[],
): OrderPromise | null {
  const [first] = days
  if (first === undefined) return null
  const day = choice !== null && days.includes(choice.day) ? choice.day : first
  const slot = choice?.slot ?? null
  return { day, slot: slot !== null && slots.includes(slot) ? slot : null }
}

type Answer = { readonly question: string | null; readonly promise: DeliveryPromiseWire | null }

async function ask(question: string | null): Promise<Answer> {
  if (question === null) return { question, promise: null }
  const body = JSON.parse(question) as Parameters<typeof fetchCartPromise>[0]
  // an address may have been saved with something else for a PIN code
  if (parsePin(body.pin) === null)
    return { question, promise: { ...nothing, pin: body.pin, state: 'outside' } }
  return { question, promise: await fetchCartPromise(body) }
}
