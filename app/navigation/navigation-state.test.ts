import { describe, expect, it } from 'vitest'
import { parseDetailState, parseShopPageState, parseSubpageState } from './navigation-state.ts'

describe('navigation state', () => {
  it('[SUB-01] main category and header are read', () => {
    expect(parseSubpageState({ mainCat: 'c1', header: 'Cement' })).toEqual({
      mainCat: 'c1',
      header: 'Cement',
    })
  })

  it('[SHOP-01] a shop list may hold records or ids', () => {
    expect(
      parseShopPageState({ shopList: [{ id: 'c1', name: 'Cement' }, 'c2', 7], mainCat: { id: 'c2' } }),
    ).toEqual({
      shopList: ['c1', 'c2'],
      mainCat: 'c2',
    })
  })

  it.each([null, undefined, 'x', 3, [], { mainCat: 4, header: '' }])(
    '[GEN-08] a state %j of another shape is ignored',
    (state) => expect(parseSubpageState(state)).toEqual({}),
  )

  it('[GEN-08] the product of a detail page is read', () => {
    expect(parseDetailState({ product: { id: 'p1' } })).toBe('p1')
    expect(parseDetailState({ product: 'p1' })).toBe('p1')
    expect(parseDetailState(null)).toBeNull()
  })
})
