import { describe, expect, it } from 'vitest'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { subpagePath } from '#domain/catalogue/category-address.ts'
import { pageDataPath } from './page-data-path.ts'

describe('the data of a page', () => {
  it.each([
    [subpagePath('cement'), '/subpage.data?mainCat=cement&_routes=routes%2Fsubpage'],
    [
      subpagePath('cement', 'opc cement', 'All & more'),
      '/subpage.data?mainCat=cement&sub=opc+cement&header=All+%26+more&_routes=routes%2Fsubpage',
    ],
    ['/product/p%2F1', '/product/p%2F1.data?_routes=routes%2Fproduct'],
    [
      productPath('p1', 2),
      '/product/p1.data?variantIndex=2&compositeId=p1Variant%5B2%5D&_routes=routes%2Fproduct',
    ],
  ])('of %s is asked for at %s', (path, data) => expect(pageDataPath(path)).toBe(data))

  it.each(['/', '/products', '/search?q=/subpage', '/profile', '?page=2'])('of %s is not known', (path) =>
    expect(pageDataPath(path)).toBeNull(),
  )
})
