import { requestsOf, type Example, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of the catalogue, search and quick order. */
export function catalogueExamples(store: ContractStore): Examples {
  const { get, post } = requestsOf(store)
  const list = (path: string): Example => ({
    succeeds: [get(path)],
    fails: { 'invalid-input': get(`${path}?page=0`) },
  })
  return {
    'GET /api/maincategory/getMainCategory': list('/api/maincategory/getMainCategory'),
    'GET /api/subCategory/getSubCategory': list('/api/subCategory/getSubCategory'),
    'GET /api/shopcategory/getShopCategory': list('/api/shopcategory/getShopCategory'),
    'GET /api/products/getProduct': list('/api/products/getProduct'),
    'GET /api/products': {
      succeeds: [get('/api/products?id=cement&id=nothing')],
      fails: { 'invalid-input': get('/api/products') },
    },
    'GET /api/suggestions': {
      succeeds: [get('/api/suggestions?q=cement'), get('/api/suggestions?q=qqqq')],
      fails: { 'invalid-input': get('/api/suggestions') },
    },
    'POST /api/quick-order': {
      succeeds: [
        post('/api/quick-order', { text: '20 bag cement\nqqq zzz 3' }),
        post('/api/quick-order', {
          text: 'bori wala 3',
          choices: [{ words: 'bori wala', productId: 'cement', options: '' }],
        }),
      ],
      fails: { 'invalid-input': post('/api/quick-order', {}) },
    },
  }
}
