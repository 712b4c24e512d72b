import type { suggestionMessages as English } from '#app/messages/en/catalogue/suggestions.ts'
export const suggestionMessages: typeof English = {
  suggestions: 'सुझाव',
  category: 'कैटेगरी',
  sizes: (listed, more) => (more === 0 ? listed : `${listed} · ${more} और`),
  from: 'शुरुआती',
  seeAll: (query) => `“${query}” के सभी नतीजे देखें`,
  suggestionCount: (count) => `${count} सुझाव, ऊपर-नीचे वाले तीर से चुनें`,
}
