export const deskDemandMessages = {
  title: 'Unmet demand',
  intro: 'What customers searched for or listed that the shop doesn’t have. Counted anonymously.',
  period: 'Period',
  days: (days: number) => (days === 1 ? 'Today' : `Last ${days} days`),
  words: 'Words',
  searches: 'Searches',
  lists: 'List lines',
  lastDay: 'Last seen',
  none: 'No failed searches',
  noneText: 'Searches that find nothing appear here within a minute.',
  chosenTitle: 'What customers meant',
  chosenIntro:
    'Products that customers chose in Quick Order for their own words. Add those words to the product’s search words so that everyone can find it by them.',
  product: 'Product',
  people: 'Customers',
  see: (words: string) => `Search the shop for “${words}”`,
}
