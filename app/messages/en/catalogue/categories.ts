export const categoryMessages = {
  shopByCategories: 'Shop By Categories',
  allCategories: 'All categories',
  unnamed: 'Unnamed Category',
  mainFailed: 'Failed to load main categories.',
  shopsFailed: 'Failed to load shop categories.',
  fineThings: "Fine Things You'll Love",
  noMatching: 'No matching categories found.',
  noData: 'No data found',
  seeAllIn: (name: string) => `See all in ${name}`,
  count: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  describeAll: (store: string) => `All building material categories at ${store}, from cement to hardware.`,
}
