import { describe, expect, test } from 'vitest'
import type { CatalogueApi } from '#app/state-kit/catalogue-api.ts'
import { loadLists } from './store-context.ts'
import { createStore } from './store.ts'

type Name = 'mainCategory' | 'subcategory' | 'shopCategory' | 'product'

/** Calls that all answer with what the test decides, and count how often they were asked. */
function callsAnswering(answer: () => Promise<never[]>): CatalogueApi & { asked: () => number } {
  let asked = 0
  const call = () => {
    asked += 1
    return answer()
  }
  return { mainCategories: call, subcategories: call, shops: call, products: call, asked: () => asked }
}

const fails = () => Promise.reject(new Error('no network'))
const record = { id: 'x' } as never

describe.each<[Name, string]>([
  ['mainCategory', 'Failed to fetch categories'],
  ['subcategory', 'Failed to fetch subcategories'],
  ['shopCategory', 'Failed to fetch shop categories'],
  ['product', 'Failed to fetch products categories'],
])('the slice %s', (name, message) => {
  test('[DATA-02] goes from idle over loading to succeeded with the list of the answer', async () => {
    const store = createStore(callsAnswering(() => Promise.resolve([record])))
    expect(store.getState()[name]).toEqual({ categories: [], status: 'idle', error: null })
    const loading = loadLists(store, [name])
    expect(store.getState()[name].status).toBe('loading')
    await loading
    expect(store.getState()[name]).toEqual({ categories: [record], status: 'succeeded', error: null })
  })

  test('[DATA-03] a failed load keeps its message and the list that was there', async () => {
    const before = { categories: [record], status: 'idle', error: null }
    const store = createStore(callsAnswering(fails), { [name]: before })
    await loadLists(store, [name])
    expect(store.getState()[name]).toEqual({ categories: [record], status: 'failed', error: message })
  })

  test('a list that is there is not asked for again, a failed one is', async () => {
    const good = callsAnswering(() => Promise.resolve([]))
    const store = createStore(good)
    await loadLists(store, [name])
    await loadLists(store, [name])
    expect(good.asked()).toBe(1)
    const bad = callsAnswering(fails)
    const failing = createStore(bad)
    await loadLists(failing, [name])
    await loadLists(failing, [name])
    expect(bad.asked()).toBe(2)
  })
})
