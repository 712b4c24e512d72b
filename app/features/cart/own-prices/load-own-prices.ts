import type { Dispatch } from '@reduxjs/toolkit'
import { MAX_PRICED_PRODUCTS } from '#domain/pricing/wire.ts'
import { fetchOwnPrices } from '#app/api/own-prices.ts'
import { codeOfFailure } from '#app/api/transport/request.ts'
import type { LoginState } from '#app/features/identity/login-slice.ts'
import type { ApiThunk } from '#app/state-kit/thunk.ts'
import { readBuyer } from './remembered-buyer.ts'
import { buyerChosen, ownPricesFailed, ownPricesFound, type OwnPricesRootState } from './own-prices-slice.ts'

type State = OwnPricesRootState & { readonly login: LoginState }

let restoredFor: string | null = null
let waiting = new Set<string>()
let requested = { round: -1, ids: new Set<string>() }

/** Asks for the own prices of products, together with what else is requested for at once, and of none twice. */
export const wantOwnPrices =
  (ids: readonly string[]): ApiThunk<State> =>
  async (dispatch, getState) => {
    const isFirst = waiting.size === 0
    for (const id of ids) waiting.add(id)
    if (!isFirst) return
    // whatever the page shows asks within the same turn
    await Promise.resolve()
    restoreBuyer(getState().login, dispatch)
    const { round, firmId } = getState().ownPrices
    if (requested.round !== round) requested = { round, ids: new Set() }
    const { ids: known } = requested
    const wanted = [...waiting].filter((id) => !known.has(id))
    waiting = new Set()
    for (const id of wanted) known.add(id)
    for (let start = 0; start < wanted.length; start += MAX_PRICED_PRODUCTS) {
      const products = wanted.slice(start, start + MAX_PRICED_PRODUCTS)
      fetchOwnPrices(products, firmId).then(
        (prices) => dispatch(ownPricesFound({ round, products, prices })),
        (error: unknown) => {
          for (const id of products) known.delete(id)
          dispatch(ownPricesFailed(codeOfFailure(error)))
        },
      )
    }
  }

/** Takes up the firm that somebody bought for before, once for each who signs in here. */
function restoreBuyer({ data: [partner] }: LoginState, dispatch: Dispatch): void {
  if (partner === undefined || restoredFor === partner.uid) return
  restoredFor = partner.uid
  const firmId = partner.hasFirms === true ? readBuyer(partner.uid) : null
  if (firmId !== null) dispatch(buyerChosen(firmId))
}
