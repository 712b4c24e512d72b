import { describe, expect, test } from 'vitest'
import { priceText } from '../money/price.ts'
import type { Finding } from '../problem/findings.ts'
import { parseBanner } from './banner.ts'
import { compositeId, parseCompositeId } from './composite-id.ts'
import { parseMainCategory, type MainCategory } from './main-category.ts'
import { productPath, parseVariantIndex } from './lists/product-card.ts'
import { toPublicProduct, parseProduct, type Product } from './product.ts'
import { serializeProduct } from './wire.ts'
import type { ParseResult } from './parse-result.ts'
import { parseShop } from './shop.ts'
import { categoriesOf, subcategoriesOf } from './category-tree.ts'
import { parseSubcategory } from './subcategory.ts'

function recordOf<T>(result: ParseResult<T>): T {
  if ('rejected' in result) throw new Error(result.rejected.code)
  return result.record
}

function issuesOf(result: ParseResult<unknown>): readonly Finding[] {
  if ('rejected' in result) throw new Error(result.rejected.code)
  return result.issues
}

const variant = {
  uid: 'v',
  options: ['50 kg'],
  unit: 'bag',
  basePrice: 410,
  discountAmount: '86.271186',
  packagingCost: 0,
  sellingPriceWOGST: '323.728814',
  sellingGSTAmount: 58.271186,
  sellingPriceWithGST: '382',
  taxStatus: 'Taxable',
  comissionAmount: 4,
}
const product = { id: 'p', productName: 'Cement', variants: [variant] }

test.each([
  'a\u0000',
  'a\nb',
  '\u200ea',
  'a\u2028b',
  '\ud83d',
  '.',
  '..',
  '__proto__',
  'constructor',
  'x'.repeat(201),
])('[SAFE-01] a document with the id %j is refused, whatever it is', (id) => {
  for (const parse of [parseProduct, parseMainCategory, parseSubcategory, parseShop, parseBanner])
    expect(parse({ ...product, id })).toEqual({ rejected: { code: 'id-unfit' } })
})

test('[SAFE-01] ids in every script are ids', () => {
  for (const id of ['opc-53', 'पाइप', 'क्‍ष', '1.5"/2', 'a..b', 'Überzug'])
    expect(recordOf(parseProduct({ ...product, id })).id).toBe(id)
})

describe('main categories', () => {
  test('[CATG-06] the name is parsed from either spelling', () => {
    expect(recordOf(parseMainCategory({ id: 'a', mainCategory_Name: 'Cement' })).name).toBe('Cement')
    expect(recordOf(parseMainCategory({ id: 'a', MainCategory_Name: 'Steel' })).name).toBe('Steel')
    expect(
      recordOf(parseMainCategory({ id: 'a', mainCategory_Name: 'Cement', MainCategory_Name: 'Steel' })).name,
    ).toBe('Cement')
  })

  test('[DATA-04] a document without an id is rejected, a missing name is an issue', () => {
    expect(parseMainCategory({ mainCategory_Name: 'Cement' })).toEqual({
      rejected: { code: 'id-missing' },
    })
    expect(issuesOf(parseMainCategory({ id: 7 }))).toEqual([
      { code: 'name-from-id', field: 'mainCategory_Name' },
    ])
  })
})

describe('shops', () => {
  test('[CATG-05] mainCategoryRow may be a list or JSON text of a list', () => {
    expect(recordOf(parseShop({ id: 's', mainCategoryRow: ['a', 'b', 'a'] })).mainCategoryIds).toEqual([
      'a',
      'b',
    ])
    expect(recordOf(parseShop({ id: 's', mainCategoryRow: '["a",2]' })).mainCategoryIds).toEqual(['a', '2'])
  })

  test.each(['[broken', '{"a":1}', 5, null])(
    '[CATG-05] mainCategoryRow %j counts as empty',
    (mainCategoryRow) => {
      expect(recordOf(parseShop({ id: 's', mainCategoryRow })).mainCategoryIds).toEqual([])
    },
  )

  test('[CATG-05] invalid JSON is an issue', () => {
    expect(issuesOf(parseShop({ id: 's', mainCategoryRow: '[broken' }))).toEqual([
      { code: 'counts-as-empty', field: 'mainCategoryRow', expected: 'json' },
    ])
  })

  test('[CATG-02] a shop has only the categories that exist', () => {
    const cement: MainCategory = { id: 'cement', name: 'Cement', image: null, searchWords: [] }
    const shop = recordOf(parseShop({ id: 's', mainCategoryRow: ['gone', 'cement'] }))
    expect(categoriesOf(shop, [cement])).toEqual([cement])
    expect(categoriesOf(shop, [])).toEqual([])
  })
})

test('[SUB-01] a subcategory belongs to every main category in its row', () => {
  const opc = recordOf(
    parseSubcategory({ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement', 'bags'] }),
  )
  expect(subcategoriesOf('bags', [opc])).toEqual([opc])
  expect(subcategoriesOf('steel', [opc])).toEqual([])
})

test('a banner links only to paths of the store', () => {
  expect(recordOf(parseBanner({ id: 'b', link: '/category', ground: '#aabbcc' }))).toMatchObject({
    link: '/category',
    ground: '#aabbcc',
  })
  expect(
    recordOf(parseBanner({ id: 'b', link: 'https://elsewhere.example', ground: 'url(x)' })),
  ).toMatchObject({
    link: null,
    ground: null,
  })
  expect(recordOf(parseBanner({ id: 'b', link: '//elsewhere.example' })).link).toBeNull()
})

describe('products', () => {
  test('[PROD-08] description, specification and variants may be JSON text', () => {
    const text = recordOf(
      parseProduct({
        ...product,
        ProductDescription: '{"images":["a.webp"],"shortDescription":"s","features":["f"]}',
        ProductSpectification: '{"Brand":["Adrika"],"Sizes(Inces)":"4"}',
        variants: JSON.stringify([variant]),
      }),
    )
    expect(text.description).toEqual({ images: ['a.webp'], short: 's', long: '', features: ['f'] })
    expect(text.attributes).toEqual([
      { name: 'Brand', values: ['Adrika'] },
      { name: 'Sizes(Inces)', values: ['4'] },
    ])
    expect(text.variants).toHaveLength(1)
  })

  test('[PROD-08] invalid JSON in a field is an issue and counts as empty', () => {
    const result = parseProduct({
      ...product,
      ProductDescription: '{',
      ProductSpectification: '[',
      variants: 'nonsense',
    })
    expect(issuesOf(result)).toHaveLength(3)
    expect(recordOf(result)).toMatchObject({ variants: [], attributes: [], description: { images: [] } })
  })

  test('[DATA-04] numbers as strings, missing arrays and extra keys are accepted', () => {
    const read = recordOf(parseProduct({ ...product, extra: { of: 'anything' } }))
    expect(read.variants[0]).toMatchObject({
      priceWithGst: 382_000_000,
      priceWithoutGst: 323_728_814,
      commission: 4_000_000,
    })
    expect(read.subcategoryIds).toEqual([])
  })

  test.each([
    [
      { ...variant, basePrice: -1 },
      { code: 'price-negative', field: 'variants.0.basePrice', text: '-1' },
    ],
    [
      { ...variant, sellingPriceWithGST: 'call us' },
      { code: 'price-not-a-number', field: 'variants.0.sellingPriceWithGST', text: '"call us"' },
    ],
    [
      { ...variant, sellingPriceWithGST: '' },
      { code: 'missing', field: 'variants.0.sellingPriceWithGST' },
    ],
    [{ sellingPriceWithGST: 5 }, { code: 'price-parts-missing', field: 'variants.0' }],
    ['text', { code: 'not-an-object', field: 'variants.0' }],
  ])('[DATA-04] a product is rejected as a whole for the variant %j', (bad, reason) => {
    expect(parseProduct({ ...product, variants: [bad] })).toEqual({ rejected: reason })
  })

  test('a missing price component is derived from the others', () => {
    const { basePrice: _b, discountAmount: _d, sellingPriceWOGST: _w, ...rest } = variant
    const read = recordOf(parseProduct({ ...product, variants: [rest] })).variants[0]
    expect(read).toMatchObject({
      priceWithoutGst: 323_728_814,
      basePrice: 382_000_000,
      discount: 58_271_186,
    })
    expect(issuesOf(parseProduct({ ...product, variants: [rest] }))).toEqual([])
  })

  test('[PROD-01] an MRP below the price is noted, and taken to be the price: nobody may sell above the MRP', () => {
    for (const [basePrice, discountAmount] of [
      [323.728814, 0],
      [350, 26.271186],
      [0, 0],
    ] as const) {
      const parsed = parseProduct({ ...product, variants: [{ ...variant, basePrice, discountAmount }] })
      expect(recordOf(parsed).variants[0]).toMatchObject({
        basePrice: 382_000_000,
        discount: 58_271_186,
        priceWithGst: 382_000_000,
      })
      expect(issuesOf(parsed)).toContainEqual({ code: 'mrp-raised', field: 'variants.0.basePrice' })
    }
  })

  test('price components that do not add up, or have more than six decimals, are issues', () => {
    expect(issuesOf(parseProduct({ ...product, variants: [{ ...variant, basePrice: 400 }] }))).toHaveLength(1)
    expect(
      issuesOf(parseProduct({ ...product, variants: [{ ...variant, basePrice: 410.0000001 }] })),
    ).toEqual([{ code: 'price-rounded', field: 'variants.0.basePrice' }])
  })

  test('a public product has no commission under any name', () => {
    const full: Product = recordOf(parseProduct(product))
    const publicProduct = JSON.stringify([toPublicProduct(full), serializeProduct(full)])
    expect(publicProduct).not.toMatch(/com+ission/i)
    expect(JSON.stringify(full)).toContain('commission')
  })

  test('a serialized product parses back to the same public product', () => {
    const publicProduct = toPublicProduct(recordOf(parseProduct(product)))
    expect(toPublicProduct(recordOf(parseProduct(serializeProduct(publicProduct))))).toEqual(publicProduct)
    expect(priceText(publicProduct.variants[0]?.priceWithoutGst ?? (0 as never))).toBe('323.728814')
  })
})

describe('composite ids and product paths', () => {
  test('a composite id is built and parsed', () => {
    expect(compositeId('p-1', 2)).toBe('p-1Variant[2]')
    expect(parseCompositeId('p-1Variant[2]')).toEqual({ productId: 'p-1', index: 2 })
    expect(parseCompositeId('p-1')).toBeNull()
    expect(parseCompositeId('Variant[2]')).toBeNull()
    expect(parseCompositeId('aVariant[1]Variant[0]')).toEqual({ productId: 'aVariant[1]', index: 0 })
  })

  test.each([
    ['1', 3, 1],
    ['3', 3, 0],
    ['-1', 3, 0],
    ['abc', 3, 0],
    [null, 3, 0],
    ['1.5', 3, 0],
  ])('[PROD-07] variantIndex %j of %i variants is %i', (text, count, index) => {
    expect(parseVariantIndex(text, count)).toBe(index)
  })

  test('[LIST-06] a product path has the id, the variant index and the composite id', () => {
    expect(productPath('p 1', 0)).toBe('/product/p%201?variantIndex=0&compositeId=p%201Variant%5B0%5D')
  })
})
