import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { CompositeId } from '#domain/catalogue/composite-id.ts'
import type { OwnPricesWire } from '#domain/pricing/wire.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'

/** Prices that were agreed with whoever is signed in, or the firm that they buy for, as far as they were asked for (PRICE-08). */
export type OwnPricesState = {
  /** The firm that is bought for; null for oneself. */
  readonly firmId: string | null
  /** Counts the buyers: what was asked for one is not for the next. */
  readonly round: number
  readonly byVariant: Readonly<Record<CompositeId, OwnPricesWire>>
  /** Products that were asked for. */
  readonly known: Readonly<Record<string, true>>
  /** Error code of the last call, if it failed. */
  readonly errorCode: string | null
}

type Found = Pick<OwnPricesState, 'round'> & {
  readonly products: readonly string[]
  readonly prices: readonly OwnPricesWire[]
}

const initialState: OwnPricesState = { firmId: null, round: 0, byVariant: {}, known: {}, errorCode: null }

/** The firm that is bought for from now on, or oneself. */
export const buyerChosen = createAction<string | null>('ownPrices/buyerChosen')
/** Prices are asked for anew. */
export const ownPricesOutdated = createAction('ownPrices/outdated')
export const ownPricesFound = createAction<Found>('ownPrices/found')
export const ownPricesFailed = createAction<string>('ownPrices/failed')

export function ownPricesReducer(own = initialState, action: UnknownAction): OwnPricesState {
  const next = { ...initialState, firmId: own.firmId, round: own.round + 1 }
  if (buyerChosen.match(action))
    return action.payload === own.firmId ? own : { ...next, firmId: action.payload }
  if (ownPricesOutdated.match(action)) return next
  if (signedIn.match(action) || signedOut.match(action)) return { ...next, firmId: null }
  if (ownPricesFailed.match(action)) return { ...own, errorCode: action.payload }
  if (!ownPricesFound.match(action) || action.payload.round !== own.round) return own
  const { products, prices } = action.payload
  return {
    ...own,
    errorCode: null,
    byVariant: { ...own.byVariant, ...Object.fromEntries(prices.map((each) => [each.product, each])) },
    known: { ...own.known, ...Object.fromEntries(products.map((id) => [id, true])) },
  }
}

export type OwnPricesRootState = { readonly ownPrices: OwnPricesState }
export const selectOwnPrices = (root: OwnPricesRootState) => root.ownPrices
