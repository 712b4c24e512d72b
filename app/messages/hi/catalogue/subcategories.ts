import type { subcategoryMessages as English } from '#app/messages/en/catalogue/subcategories.ts'
export const subcategoryMessages: typeof English = {
  subFailed: 'कैटेगरी नहीं खुलीं।',
  noSubcategories: 'यहाँ और कोई कैटेगरी नहीं है',
  noSubcategoriesText: 'इस कैटेगरी के अंदर अभी कोई और कैटेगरी नहीं है।',
  exploreMore: 'दूसरी कैटेगरी देखें',
  subcategories: 'अंदर की कैटेगरी',
}
