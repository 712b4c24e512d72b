import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { sortOrderMessages as English } from '#app/messages/en/catalogue/sort-orders.ts'

/** Names of the orders of a list of products; only loaders need them. */
export const sortOrderMessages: typeof English = {
  featured: 'खास',
  'price-up': 'कीमत, कम से ज़्यादा',
  'price-down': 'कीमत, ज़्यादा से कम',
  pricePer: (unit) => `कीमत प्रति ${unitInHindi(unit)}`,
  name: 'नाम',
  origin: 'किस देश में बना',
}
