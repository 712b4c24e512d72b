import { useState } from 'react'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'

type Buying = { readonly uid: string | null; readonly firm: OrderFirmRequest | null }

/** The firm that an order is for; null for oneself. `isAsked` is false for whoever is in no firm. */
export function useBuyingFirm() {
  const { partner } = useIdentity()
  const uid = partner?.uid ?? null
  const [chosen, setChosen] = useState<Buying>({ uid, firm: null })
  return {
    isAsked: partner?.hasFirms === true,
    // a choice is not for whoever signs in later
    firm: chosen.uid === uid ? chosen.firm : null,
    choose: (firm: OrderFirmRequest | null) => setChosen({ uid, firm }),
  }
}

export type BuyingFirm = ReturnType<typeof useBuyingFirm>
