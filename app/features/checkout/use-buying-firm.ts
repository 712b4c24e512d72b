import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import type { Address } from '#domain/addresses/address.ts'
import type { FirmSitesWire, FirmSiteWire } from '#domain/firms/site-wire.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { buyingChosen, selectCheckout } from './checkout-slice.ts'

/** The firm that an order is for, and its site; null for oneself. `isAsked` is false for whoever is in no firm. */
export function useBuyingFirm(own: Address | null, shown: boolean) {
  const dispatch = useAppDispatch()
  const { partner } = useIdentity()
  const { buying } = useSelector(selectCheckout)
  const uid = partner?.uid ?? null
  const isAsked = partner?.hasFirms === true
  const { firm, site } = isAsked && buying.uid === uid ? buying : nobody
  const choose = (next: OrderFirmRequest | null, to: FirmSiteWire | null) =>
    void dispatch(buyingChosen({ uid, firm: next && { ...next, siteId: to?.id }, site: to }))
  const sought = firm?.siteId !== undefined && site === null ? firm : null
  /** Shows the site that was chosen before a reload; one that is gone or closed is to be chosen anew. */
  const find = useEffectEvent((sites: FirmSitesWire['sites']) => {
    const found = sites.find(({ id, isClosed }) => id === sought?.siteId && !isClosed)
    if (sought !== null && found !== undefined) choose(sought, found)
  })
  const soughtIn = shown ? sought?.id : undefined
  useEffect(() => {
    if (soughtIn === undefined) return undefined
    let isStale = false
    void import('#app/api/firm-sites.ts')
      .then(({ fetchFirmSites }) => fetchFirmSites(soughtIn))
      .then(
        ({ sites }) => isStale || find(sites),
        // without it the site is chosen anew
        () => null,
      )
    return () => {
      isStale = true
    }
  }, [soughtIn])
  return {
    isAsked,
    firm,
    site,
    /** True while the site that was chosen is not known. */
    isSought: sought !== null,
    /** The site that it goes to, or one's own address; null while the site is not known. */
    address: site !== null ? { ...site.address, id: site.id } : sought === null ? own : null,
    /** One's own address, if there is one. */
    addressId: own?.id,
    choose,
  }
}

const nobody = { firm: null, site: null }

export type BuyingFirm = ReturnType<typeof useBuyingFirm>
