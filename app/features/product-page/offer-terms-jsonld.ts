import { pathIn } from '#domain/i18n/language.ts'
import { language } from '#messages/language.ts'
import type { ShippingTerms } from '#domain/delivery/shipping-terms.ts'

export interface OfferTerms {
  /** Delivery terms of the selected variant, by area. */
  shipping: readonly ShippingTerms[]
  /** True when the return terms are the store's own. */
  hasReturnTerms: boolean
  /** Makes URLs absolute. */
  origin: string
}

/** Delivery and return of an offer, as properties of a schema.org Offer. */
export function offerTerms({ shipping, hasReturnTerms, origin }: OfferTerms): Record<string, unknown> {
  return {
    ...(shipping.length > 0 && { shippingDetails: shipping.map(shippingDetails) }),
    ...(hasReturnTerms && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        merchantReturnLink: origin + pathIn(language, '/return-policy'),
      },
    }),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The delivery of one piece to an area: as the plan, from the order on and in working days. */
function shippingDetails({ pins, beginnings, days, cutOff, workingDays, fee }: ShippingTerms) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      ...(pins.length > 0 && { postalCode: pins }),
      ...(beginnings.length > 0 && { postalCodePrefix: beginnings }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: days, unitCode: 'DAY' },
      ...(cutOff !== null && { cutoffTime: `${cutOff}:00+05:30` }),
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingDays.map((day) => `https://schema.org/${weekdays[day]}`),
      },
    },
  }
}
