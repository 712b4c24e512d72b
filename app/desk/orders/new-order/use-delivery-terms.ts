import { useCallback } from 'react'
import { deliveryFeeOf } from '#domain/delivery/delivery-fee.ts'
import { atLeastZero, subtract, toPaise, type Paise } from '#domain/money/paise.ts'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { fetchCartPromise, type PromiseLine } from '#app/api/delivery-promise.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { parsePin } from '#app/browser/delivery-pin.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import type { TypedAddress } from './address-section.tsx'

interface DeliveryTermsInput {
  known: FoundCustomerWire['addresses']
  address: TypedAddress
  lines: readonly PromiseLine[]
  /** Of the goods before offers, with GST. */
  total: Paise
  /** Part of the fee that offers take off. */
  saved: Paise
  /** Error that refused the order, if any. */
  failure: unknown
}

/** Delivery terms for an address. */
export interface DeliveryTerms {
  fee: Paise
  /** The PIN code of the address, where the store does not deliver to it. */
  outside: string | null
  /** By when these goods are delivered there; null while that is not known. */
  promise: DeliveryPromiseWire | null
}

/**
 * By when and at what cost goods are delivered to an address, as a checkout is told, and whether the store delivers there; when an
 * order was refused for its fee, the one that the store said then.
 */
export function useDeliveryTerms({ total, saved, failure, ...input }: DeliveryTermsInput): DeliveryTerms {
  const { pin, latest, promise } = usePromise(input)
  const outside = latest?.state === 'outside' ? pin : null
  if (failure instanceof ApiError && failure.details.deliveryFee !== undefined)
    return { outside, promise, fee: toPaise(failure.details.deliveryFee) }
  return { outside, promise, fee: atLeastZero(subtract(deliveryFeeOf(latest?.fee, total), saved)) }
}

/** The latest promise for the PIN code, and the one for exactly these goods; each null while there is none. */
function usePromise({ known, address, lines }: Omit<DeliveryTermsInput, 'total' | 'saved' | 'failure'>) {
  const zipcode = known.find(({ id }) => id === address.id)?.zipcode ?? address.zipcode
  // asked even where there were no areas when the desk was opened: they may have been set since
  const pin = parsePin(zipcode)
  const goods = lines.map(({ product, quantity, variantUid }) => ({ product, quantity, variantUid }))
  const question = pin === null ? null : JSON.stringify({ pin, lines: goods })
  const loading = useLoad(useCallback(() => ask(question), [question]))
  const answer = loading.status === 'loaded' ? loading.content : null
  const latest = answer?.promise?.pin === pin ? answer.promise : null
  return { pin, latest, promise: answer?.question === question ? latest : null }
}

async function ask(question: string | null) {
  if (question === null) return { question, promise: null }
  const body = JSON.parse(question) as Parameters<typeof fetchCartPromise>[0]
  return { question, promise: await fetchCartPromise(body) }
}
