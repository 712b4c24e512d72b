/** The search in one's own orders and those of a firm. */
export const orderSearchMessages = {
  words: 'Search your orders',
  wordsHint: 'Product, site, order number, PO number or reference',
  site: 'Site',
  allSites: 'All sites',
  from: 'From',
  to: 'To',
  search: 'Search',
  clear: 'Show all orders',
  found: (shown: number, hasMore: boolean) =>
    shown === 0 ? 'No orders found' : hasMore ? `${shown} orders shown, there are more` : `${shown} found`,
  noneTitle: 'No order fits this search',
  noneText: 'Try fewer words, or other dates.',
  orderedBy: (name: string) => `Ordered by ${name}`,
  spendTitle: 'Ordered by site',
  month: 'Month',
  monthWrong: 'Enter a month such as 2026-11.',
  spendNone: 'Nothing was ordered in this month.',
  spendOrders: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  spendTotal: 'Total',
  noSite: 'To other addresses',
  spendHint: 'With GST and delivery, as ordered. Cancelled orders are left out.',
}
