import { expect, test } from 'vitest'
import { itemList } from '#app/features/product-list/item-list.ts'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import { breadcrumbList } from '#app/features/store/breadcrumb-list.ts'
import { storeJsonLd } from '#app/features/store/store-jsonld.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { toProductCard } from '#domain/catalogue/lists/make-product-card.ts'
import { defaultMerchantSettings } from '#domain/store/settings.ts'
import { findJsonLdFaults } from '../../tests/support/json-ld/find-json-ld-faults.ts'

const settings = { ...defaultMerchantSettings, publicUrl: 'https://neev.example' }
const origin = settings.publicUrl
const shipping = [
  { pins: ['110037'], beginnings: ['122'], days: 1, cutOff: '16:00', workingDays: [1, 6] as const, fee: 250 },
]
const terms = { shipping, hasReturnTerms: true, origin }

/** A product of as many variants as are given. */
function product(variants: readonly object[]) {
  const parsed = parseProduct({
    id: 'putty',
    productName: 'Wall Putty',
    ProductDescription: { images: ['/demo/pictures/putty.webp'], shortDescription: 'Fine & white.' },
    ProductSpectification: { Brand: ['Adrika'] },
    countryOfOrigin: 'China',
    variants,
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  return parsed.record
}

const bag = {
  uid: 'putty-40',
  options: ['40 kg'],
  unit: 'bag',
  weightKg: 40,
  basePrice: 1000,
  sellingPriceWithGST: 880,
  sellingGSTAmount: 134.237288,
}
const small = {
  ...bag,
  uid: 'putty-5',
  options: ['5 kg'],
  weightKg: 5,
  sellingPriceWithGST: 160.5,
  sellingGSTAmount: 24.483051,
}

test('[FIND-01] the structured data of each kind of page is in schema.org’s vocabulary and has what Google requires', () => {
  const one = product([bag])
  const several = product([bag, small])
  const list = {
    cards: [several, one].map((each) => toProductCard(each)),
    total: 26,
    page: 2,
    pageSize: 24,
    measure: null,
  }
  const documents = {
    home: storeJsonLd(settings),
    trail: [breadcrumbList(settings, [{ name: 'Putty', path: '/subpage?mainCat=paint' }])],
    list: [itemList(list, origin)],
    one: [productJsonLd(one, 0, terms)],
    several: [productJsonLd(several, 1, terms)],
  }
  const faults = Object.entries(documents).flatMap(([page, all]) =>
    all.flatMap((document) => findJsonLdFaults(document).map((fault) => `${page}: ${fault}`)),
  )
  expect(faults).toEqual([])
  expect(documents.list[0]).toMatchObject({ itemListElement: [{ position: 25 }, { position: 26 }] })
})

test('[FIND-01] a slip in structured data is found: a type, a property, a value and what is missing', () => {
  const wrong = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'x',
    image: '/relative.webp',
    hasVariant: [],
    offers: {
      '@type': 'Offer',
      price: '1',
      priceCurrency: 'INR',
      url: 'https://a.example',
      availability: 'yes',
    },
    brand: { '@type': 'Brnad', name: 'x' },
  }
  expect(findJsonLdFaults(wrong)).toEqual([
    '/Product.image cannot be "/relative.webp"',
    '/Product.hasVariant is no property of it',
    '/Product.offers/Offer.availability cannot be "yes"',
    '/Product.brand takes no Brnad',
    '/Product.brand/Brnad is no known type',
  ])
  expect(findJsonLdFaults({ '@context': 'https://schema.org', '@type': 'WebSite', url: origin })).toEqual([
    '/WebSite has no name',
  ])
})

test('[FIND-01] a product of several sizes is a group, each size with its own address, price with tax, price per measure and weight', () => {
  const group = productJsonLd(product([bag, small]), 1, terms)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'putty',
    url: `${origin}/product/putty`,
  })
  expect(group).toMatchObject({
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Wall Putty, 40 kg',
        sku: 'putty-40',
        weight: { value: '40', unitCode: 'KGM' },
        offers: {
          url: `${origin}/product/putty?variantIndex=0`,
          price: '880.00',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          priceSpecification: [
            { priceType: 'https://schema.org/StrikethroughPrice', price: '1000.00' },
            {
              price: '880.00',
              valueAddedTaxIncluded: true,
              referenceQuantity: {
                value: '40',
                unitCode: 'KGM',
                valueReference: { value: '1', unitCode: 'KGM' },
              },
            },
          ],
        },
      },
      { sku: 'putty-5', offers: { url: `${origin}/product/putty?variantIndex=1`, price: '160.50' } },
    ],
  })
})

test('[FIND-01] what is not for sale is offered nowhere, and what is out of stock says so', () => {
  const unpriced = { ...small, sellingPriceWithGST: 0, sellingGSTAmount: 0 }
  expect(productJsonLd(product([unpriced]), 0, terms)).toBeNull()
  const [first, ...others] = product([bag]).variants
  const soldOut = {
    ...product([bag]),
    variants: [{ ...first, stock: { left: 0, expectedOn: null } }, ...others],
  }
  expect(productJsonLd(soldOut as ReturnType<typeof product>, 0, terms)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(productJsonLd(product([bag, unpriced]), 0, terms)).toMatchObject({
    hasVariant: [{ sku: 'putty-40' }],
  })
})

test('[FIND-01] what leads to no picture is left out, whatever a document holds, and the rest stands', () => {
  const { description, ...putty } = product([bag])
  const images = ['http://', 'https://a b/c.jpg', 'data:image/png;base64,AAAA', '/demo/pictures/putty.webp']
  const jsonLd = productJsonLd({ ...putty, description: { ...description, images } }, 0, terms)
  expect(jsonLd).toMatchObject({ image: [`${origin}/demo/pictures/putty.webp`] })
  const none = productJsonLd({ ...putty, description: { ...description, images: ['http://'] } }, 0, terms)
  expect(none).not.toHaveProperty('image')
})

test('[FIND-01] of a great many sizes the page describes a bounded number, the selected one among them', () => {
  const many = product(
    Array.from({ length: 200 }, (_, at) => ({ ...bag, uid: `v${at}`, options: [`${at} kg`] })),
  )
  const { hasVariant } = productJsonLd(many, 150, terms) as { hasVariant: { sku: string }[] }
  expect(hasVariant).toHaveLength(60)
  expect(hasVariant.map(({ sku }) => sku)).toContain('putty-v150')
})
