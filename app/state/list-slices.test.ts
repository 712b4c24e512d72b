import { describe, expect, test } from 'vitest'
import { loadLists, type ListName } from './store-context.ts'
import { createStore } from './store.ts'
import { createTestApi } from '../../tests/support/state/test-thunk-api.ts'

/** An API whose lists all answer the same, and that counts its calls. */
function createCountingApi(answer: () => Promise<never[]>) {
  let calls = 0
  const list = () => {
    calls += 1
    return answer()
  }
  const api = createTestApi({
    fetchMainCategories: list,
    fetchSubcategories: list,
    fetchShops: list,
    fetchProductList: list,
  })
  return { api, calls: () => calls }
}

const fail = () => Promise.reject(new Error('no network'))
const record = { id: 'x' } as never

describe.each<[ListName, string]>([
  ['mainCategory', 'Failed to fetch categories'],
  ['subcategory', 'Failed to fetch subcategories'],
  ['shopCategory', 'Failed to fetch shop categories'],
  ['product', 'Failed to fetch products categories'],
])('the slice %s', (name, message) => {
  test('[DATA-02] goes from idle over loading to succeeded with the list of the answer', async () => {
    const store = createStore(createCountingApi(() => Promise.resolve([record])).api)
    expect(store.getState()[name]).toEqual({ categories: [], status: 'idle', error: null })
    const loading = loadLists(store, [name])
    expect(store.getState()[name].status).toBe('loading')
    await loading
    expect(store.getState()[name]).toEqual({ categories: [record], status: 'succeeded', error: null })
  })

  test('[DATA-03] a failed load stores its message and leaves the previous list', async () => {
    const before = { categories: [record], status: 'idle' as const, error: null }
    const store = createStore(createCountingApi(fail).api, { [name]: before })
    await loadLists(store, [name])
    expect(store.getState()[name]).toEqual({ categories: [record], status: 'failed', error: message })
  })

  test('a loaded list is not loaded again, a failed one is', async () => {
    const good = createCountingApi(() => Promise.resolve([]))
    const store = createStore(good.api)
    await loadLists(store, [name])
    await loadLists(store, [name])
    expect(good.calls()).toBe(1)
    const bad = createCountingApi(fail)
    const failing = createStore(bad.api)
    await loadLists(failing, [name])
    await loadLists(failing, [name])
    expect(bad.calls()).toBe(2)
  })
})
