import type { filterMessages as English } from '#app/messages/en/catalogue/filters.ts'
export const filterMessages: typeof English = {
  filters: 'फ़िल्टर',
  price: 'कीमत',
  minPrice: 'कम से कम',
  maxPrice: 'ज़्यादा से ज़्यादा',
  show: 'प्रोडक्ट देखें',
}
