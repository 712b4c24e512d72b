import { useEffect, useState } from 'react'
import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import { findCustomer } from '#app/api/desk/new-order.ts'

type Found = { readonly phone: string; readonly credit: CheckoutCredit | null }

/** The own account of the buyer with a phone number; null while nobody is known who has one. */
export function useBuyerCredit(phone: string): CheckoutCredit | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (parsePhone(phone) === null) return
    let isCurrent = true
    const read = async (): Promise<void> => {
      const customer = await findCustomer(phone).catch(() => null)
      const credit = customer?.credits.find(({ firmId }) => firmId === null) ?? null
      if (isCurrent) setFound({ phone, credit })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [phone])
  return found?.phone === phone ? found.credit : null
}
