import { expect, it } from 'vitest'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { productJsonLd } from './product-jsonld.ts'

const product = {
  id: 'cement',
  name: 'Cement',
  attributes: [],
  countryOfOrigin: null,
  description: { images: [], short: '' },
  variants: [{ uid: '1', options: ['50 kg'], basePrice: toPrice('410'), priceWithGst: toPrice('382') }],
} as unknown as PublicProduct
const gurugram = {
  pins: ['110037'],
  beginnings: ['122'],
  days: 1,
  cutOff: '16:00',
  workingDays: [1, 6] as const,
}
const origin = 'https://neev.example'

it('[AREA-02] an offer has the delivery of each area: PIN codes, days, cut-off, working days and what one piece costs', () => {
  const shipping = [{ ...gurugram, fee: 250.5 }]
  const offers = productJsonLd(product, 0, { shipping, hasReturnTerms: false, origin })?.offers
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(offers).toHaveProperty('shippingDetails.0', {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 250.5, currency: 'INR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      postalCode: ['110037'],
      postalCodePrefix: ['122'],
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      cutoffTime: '16:00:00+05:30',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'],
      },
    },
  })
})

it('[GEN-10] an offer leads to the return terms where they are the store’s own, and a store without areas tells no delivery', () => {
  const offers = productJsonLd(product, 0, { shipping: [], hasReturnTerms: true, origin })?.offers
  expect(offers).not.toHaveProperty('shippingDetails')
  expect(offers).toHaveProperty('hasMerchantReturnPolicy', {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    merchantReturnLink: 'https://neev.example/return-policy',
  })
})
