export const suggestionMessages = {
  suggestions: 'Suggestions',
  category: 'Category',
  sizes: (listed: string, more: number) => (more === 0 ? listed : `${listed} · ${more} more`),
  from: 'from',
  seeAll: (query: string) => `See all results for “${query}”`,
  suggestionCount: (count: number) =>
    `${count === 1 ? '1 suggestion' : `${count} suggestions`}, use the up and down arrow keys`,
}
