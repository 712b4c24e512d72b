import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { AddressBook } from '#domain/addresses/address.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type { SessionWire } from '#domain/identity/wire.ts'

/** The four catalogue calls (DATA-01). */
export type CatalogueApi = {
  readonly fetchMainCategories: () => Promise<readonly MainCategory[]>
  readonly fetchSubcategories: () => Promise<readonly Subcategory[]>
  readonly fetchShops: () => Promise<readonly Shop[]>
  readonly fetchProductList: () => Promise<readonly PublicProduct[]>
}

/** The `extra` argument of every thunk: the API, answered by the services on the server and by HTTP in the browser. */
export type ThunkExtra = CatalogueApi & {
  /** Products by id; unknown ids are left out. */
  readonly fetchProducts: (ids: readonly string[]) => Promise<readonly PublicProduct[]>
  readonly fetchSession: () => Promise<SessionWire>
  readonly fetchAddresses: () => Promise<AddressBook>
}

/**
 * The store's `dispatch`, as features use it. They do not know `RootState`: a thunk declares the slices it reads as the
 * type of its own `getState`, and `never` admits each of them.
 */
export type AppDispatch = ThunkDispatch<never, ThunkExtra, UnknownAction>

/** A call of the API that tells the store how it goes; `State` holds the slices that it reads. */
export type ApiThunk<State = unknown> = (
  dispatch: Dispatch,
  getState: () => State,
  api: ThunkExtra,
) => Promise<void>
