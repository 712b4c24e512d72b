import type { productListMessages as English } from '#app/messages/en/catalogue/product-list.ts'
/** Texts around a list of products; separate from `productMessages`, which every product card needs. */
export const productListMessages: typeof English = {
  noProducts: 'कोई प्रोडक्ट नहीं मिला',
  noProductsText: 'इस कैटेगरी में अभी कोई प्रोडक्ट नहीं है।',
  count: (total) => `${total.toLocaleString('hi-IN')} प्रोडक्ट`,
  filter: 'फ़िल्टर',
  apply: 'लगाएँ',
  clearFilters: 'सब हटाएँ',
  selectedFilters: 'चुने हुए फ़िल्टर',
  removeFilter: (text) => `फ़िल्टर हटाएँ: ${text}`,
  priceFrom: (min) => `${min} से`,
  priceTo: (max) => `${max} तक`,
  priceBetween: (min, max) => `${min} से ${max}`,
  noMatches: 'इन फ़िल्टर में कोई प्रोडक्ट नहीं है',
  noMatchesText: 'और प्रोडक्ट देखने के लिए कोई फ़िल्टर हटाएँ।',
  sort: 'क्रम',
  byRegularPrices: 'आम कीमतों से, आपकी कीमत से नहीं',
  previous: 'पिछला',
  next: 'अगला',
  pages: 'पेज',
  pageNumber: (page, pages) => `${pages} में से पेज ${page}`,
}
