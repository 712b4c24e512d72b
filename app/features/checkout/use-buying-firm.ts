import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import type { Address } from '#domain/addresses/address.ts'
import type { FirmSitesWire, FirmSiteWire } from '#domain/firms/site-wire.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import { rememberBuyer } from '#app/features/cart/own-prices/remembered-buyer.ts'
import { buyerChosen, selectOwnPrices } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { buyingChosen, selectCheckout, type Buying } from './checkout-slice.ts'

/** The firm that an order is for, and its site; null for oneself. `isAsked` is false for whoever is in no firm. */
export function useBuyingFirm(own: Address | null, shown: boolean) {
  const dispatch = useAppDispatch()
  const { partner } = useIdentity()
  const { buying } = useSelector(selectCheckout)
  const uid = partner?.uid ?? null
  const isAsked = partner?.hasFirms === true
  const isOwn = isAsked && buying.uid === uid
  const { remembered, remember, hasPrices } = usePricedBuyer(isOwn, buying)
  const { firm, site } = isOwn ? buying : remembered
  const choose = (next: OrderFirmRequest | null, to: FirmSiteWire | null) => {
    dispatch(buyingChosen({ uid, firm: next && { ...next, siteId: to?.id }, site: to }))
    remember(next)
  }
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
    /** True for whoever is asked in the cart already, since the prices depend on it. */
    hasPrices,
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

/**
 * Has the prices shown that the order is charged at, those of the firm that was chosen. Before anything was, the firm whose prices are
 * shown is the one that is bought for.
 */
function usePricedBuyer(isChosen: boolean, { firm }: Buying) {
  const dispatch = useAppDispatch()
  const { partner } = useIdentity()
  const { firmId } = useSelector(selectOwnPrices)
  const isShown = isChosen && partner?.hasPrices === true
  const chosen = firm?.id ?? null
  useEffect(() => {
    if (isShown) dispatch(buyerChosen(chosen))
  }, [dispatch, isShown, chosen])
  const remembered: Pick<Buying, 'firm' | 'site'> = {
    firm: firmId !== null && partner?.hasFirms === true ? { id: firmId } : null,
    site: null,
  }
  return {
    hasPrices: partner?.hasPrices === true,
    remembered,
    remember: (next: OrderFirmRequest | null): void => {
      if (partner?.hasPrices === true) rememberBuyer(partner.uid, next?.id ?? null)
    },
  }
}

export type BuyingFirm = ReturnType<typeof useBuyingFirm>
