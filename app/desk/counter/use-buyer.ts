import { useEffect, useState } from 'react'
import { parsePhone } from '#domain/identity/phone.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { findCustomer } from '#app/api/desk/new-order.ts'
import { usePricesFor } from '#app/desk/kit/orders/use-prices-for.ts'
import { idOf, type Basket } from './basket.ts'

type Found = { readonly phone: string; readonly customer: FoundCustomerWire | null }

/** The buyer of a bill: their firms, the account that they may buy on, and the lines of the bill at their prices. */
export function useBuyer({ buyer, lines }: Basket) {
  const customer = useFound(buyer.phone)
  const firmId = buyer.firmId === '' ? null : buyer.firmId
  const prices = usePricesFor(
    { customer, firm: firmId === null ? null : { id: firmId } },
    lines.map(({ item }) => item.productId),
  )
  return {
    customer,
    firmId,
    credit: customer?.credits.find((one) => one.firmId === firmId) ?? null,
    lines: lines.map((line) => ({ ...line, item: prices.at(idOf(line.item), line.item) })),
    reloadPrices: prices.reload,
  }
}

/** The customer with a phone number; null while nobody is known. */
function useFound(phone: string): FoundCustomerWire | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (parsePhone(phone) === null) return
    let isCurrent = true
    const read = async (): Promise<void> => {
      const customer = await findCustomer(phone).catch(() => null)
      if (isCurrent) setFound({ phone, customer })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [phone])
  return found?.phone === phone ? found.customer : null
}
