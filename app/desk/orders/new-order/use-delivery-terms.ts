import { useCallback } from 'react'
import { deliveryFeeOf } from '#domain/delivery/delivery-fee.ts'
import { toPaise, paiseToRupees } from '#domain/money/paise.ts'
import type { FoundCustomerWire } from '#domain/orders/desk-place-wire.ts'
import { fetchCartPromise } from '#app/api/delivery-promise.ts'
import { ApiError } from '#app/api/request.ts'
import { parsePin } from '#app/browser/delivery-pin.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import type { TypedAddress } from './address-part.tsx'

interface Asked {
  known: FoundCustomerWire['addresses']
  address: TypedAddress
  /** Of the goods, in rupees with GST. */
  total: number
  /** Why the order was refused, if it was. */
  failure: unknown
}

/** How the store delivers to an address. */
export interface DeliveryTerms {
  /** In rupees. */
  fee: number
  /** The PIN code of the address, where the store does not deliver to it. */
  outside: string | null
}

/** What delivering goods to an address costs, and whether the store delivers there; when an order was refused for its fee, the one that the store said then. */
export function useDeliveryTerms({ known, address, total, failure }: Asked): DeliveryTerms {
  const zipcode = known.find(({ id }) => id === address.id)?.zipcode ?? address.zipcode
  // asked even where there were no areas when the desk was opened: they may have been set since
  const pin = parsePin(zipcode)
  const promised = useLoad(
    useCallback(async () => (pin === null ? null : fetchCartPromise({ pin, lines: [] })), [pin]),
  )
  // one for the PIN before is none
  const promise = promised.status === 'loaded' && promised.content?.pin === pin ? promised.content : null
  const outside = promise?.state === 'outside' ? pin : null
  if (failure instanceof ApiError && failure.details.deliveryFee !== undefined)
    return { fee: failure.details.deliveryFee, outside }
  return { fee: paiseToRupees(deliveryFeeOf(promise?.fee, toPaise(Math.round(total * 100)))), outside }
}
