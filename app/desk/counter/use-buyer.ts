import { useEffect, useState } from 'react'
import { parsePhone } from '#domain/identity/phone.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { findCustomer } from '#app/api/desk/new-order.ts'

type Found = { readonly phone: string; readonly customer: FoundCustomerWire | null }

/** The buyer with a phone number: their firms, and the accounts that they may buy on; null while nobody is known. */
export function useBuyer(phone: string): FoundCustomerWire | null {
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
