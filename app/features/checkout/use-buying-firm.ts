import { useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import type { FirmSiteWire } from '#domain/firms/site-wire.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'

type Buying = {
  readonly uid: string | null
  readonly firm: OrderFirmRequest | null
  readonly site: FirmSiteWire | null
}

/** The firm that an order is for, and its site; null for oneself. `isAsked` is false for whoever is in no firm. */
export function useBuyingFirm(own: Address | null) {
  const { partner } = useIdentity()
  const uid = partner?.uid ?? null
  const [chosen, setChosen] = useState<Buying>({ uid, firm: null, site: null })
  // a choice is not for whoever signs in later
  const { firm, site } = chosen.uid === uid ? chosen : { firm: null, site: null }
  return {
    isAsked: partner?.hasFirms === true,
    firm,
    site,
    /** The site that it goes to, or one's own address. */
    address: site === null ? own : { ...site.address, id: site.id },
    /** One's own address, if there is one. */
    addressId: own?.id,
    choose: (next: OrderFirmRequest | null, to: FirmSiteWire | null) =>
      setChosen({ uid, firm: next && { ...next, siteId: to?.id }, site: to }),
  }
}

export type BuyingFirm = ReturnType<typeof useBuyingFirm>
