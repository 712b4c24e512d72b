import { afterEach, expect, test, vi } from 'vitest'
import { fetchCartProducts } from '#app/features/cart/cart-products-slice.ts'
import { cartLoaded } from '#app/features/cart/cart-slice.ts'
import { createStore } from './store.ts'
import { createTestApi } from '../../tests/support/state/test-thunk-api.ts'

afterEach(() => vi.restoreAllMocks())

test('a state that is changed from outside is found in development', () => {
  const store = createStore(createTestApi())
  store.dispatch(cartLoaded([]))
  Object.assign(store.getState().cart, { loaded: false })
  expect(() => store.dispatch(cartLoaded([]))).toThrow('mutation')
})

test('in development a value that cannot be serialized is reported', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const product = { id: 'cement', variants: new Map() } as never
  const store = createStore(createTestApi({ fetchProducts: () => Promise.resolve([product]) }))
  await store.dispatch(fetchCartProducts(['cement']))
  expect(report.mock.calls.flat().join(' ')).toContain('cartProducts.productsById.cement.variants')
})
