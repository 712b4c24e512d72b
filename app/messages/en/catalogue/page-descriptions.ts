/** Texts that search engines show below the title of a page. */
export const pageDescriptionMessages = {
  home: (store: string, promise: string) =>
    `Buy cement, steel, tiles, paint, pipes and hardware at ${store}, with GST included in every price. ${promise}.`,
  category: (name: string, store: string, promise: string) =>
    `${name} at ${store}: GST-inclusive prices and wholesale rates on bulk orders. ${promise}.`,
  search: (query: string, store: string) => `Building materials for “${query}” at ${store}.`,
}
