import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'

// How the browser's code is split into files: what every page needs, what every product card and every product list needs
// are one chunk each instead of dozens. See docs/decisions/0019-chunk-groups.md.

/** With the slashes of module ids, on Windows too. */
const app = join(import.meta.dirname, '../app').replaceAll('\\', '/')

interface Context {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs|redux|redux-thunk|use-sync-external-store)\//

const entries = ['entry.client.tsx', 'root.tsx']

/** Small components and helpers that nearly every page shares. */
const shared = [
  '../domain/catalogue/category-tree.ts',
  'api/with-timeout.ts',
  'browser/clipboard.ts',
  'browser/history.ts',
  'features/store/page-meta.ts',
  'navigation/links.ts',
  'ui/feedback/inline-error.tsx',
  'ui/feedback/list-error.tsx',
  'ui/feedback/skeleton.tsx',
  'ui/icons/arrow-left.tsx',
  'ui/icons/chevron-left.tsx',
  'ui/icons/x.tsx',
  'ui/icons/arrow-right.tsx',
  'ui/icons/check.tsx',
  'ui/icons/clipboard-list.tsx',
  'ui/icons/message-circle.tsx',
  'ui/icons/smartphone.tsx',
  'ui/icons/trash-2.tsx',
  'ui/breadcrumbs.tsx',
  'ui/dots.tsx',
  'ui/page-header.tsx',
  'ui/picture.tsx',
  'ui/prefetch-link.tsx',
  'ui/search-link.tsx',
]

const cards = [
  '../domain/catalogue/weight.ts',
  'features/calculators/calculator-links.tsx',
  'features/product-list/product-grid.tsx',
]

/** What a product's page and the cart share, and lists do not need. */
const productAndCart = [
  '../domain/catalogue/price-breaks.ts',
  '../domain/catalogue/price-tiers.ts',
  '../domain/orders/bill.ts',
  'api/delivery-promise.ts',
  'browser/delivery-pin.ts',
  'features/store/delivery-promise.tsx',
  'i18n/promise-text.ts',
  'messages/price-breaks.ts',
]

const lists = [
  'features/product-list/list-query.ts',
  'features/product-list/pagination.tsx',
  'features/product-list/product-list-skeleton.tsx',
  'features/product-list/product-list.tsx',
  'features/product-list/sort-links.tsx',
  'features/product-list/use-product-list-loading.ts',
  'navigation/navigation-state.ts',
]

/** What the pages of a signed-in partner share. */
const account = [
  'api/orders.ts',
  'features/identity/login-gate.tsx',
  'features/identity/use-expired-session.ts',
  'i18n/date-time.ts',
  'i18n/error-message.ts',
  'messages/identity.ts',
  'routes/widgets/use-go-back.ts',
  'ui/card.tsx',
  'ui/feedback/spinner.tsx',
  'ui/forms/checkbox-field.tsx',
  'ui/forms/field.tsx',
  'ui/icons/map-pin.tsx',
  'ui/icons/package.tsx',
  'ui/icons/pencil.tsx',
]

/** What paying needs, and the order pad and the cart with it. */
const checkout = [
  'features/addresses/use-address-book.ts',
  'features/cart/use-order-limits.ts',
  'features/checkout/complete-order.ts',
  'routes/widgets/cart-checkout.tsx',
]

/** A group of the given files, named from `app/`, and everything they import. Throws when one of the files is gone. */
function group(name: string, priority: number, files: readonly string[]) {
  const sources = new Set(files.map((file) => posix.join(app, file)))
  for (const source of sources) {
    if (!existsSync(source)) throw new Error(`scripts/chunk-groups.ts names ${source}, which does not exist`)
  }
  const isReached = (id: string, context: Context, seen: Set<string>): boolean => {
    if (sources.has(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    const importers = context.getModuleInfo(id)?.importers ?? []
    return importers.some((importer) => isReached(importer, context, seen))
  }
  return {
    name: (id: string, context: Context) => (isReached(id, context, new Set()) ? name : null),
    priority,
    test: (id: string) => !entries.some((entry) => id === `${app}/${entry}`) && !vendor.test(id),
  }
}

export const chunkGroups = [
  { name: 'vendor', priority: 6, test: vendor },
  group('shell', 5, [...entries, ...shared]),
  group('cards', 3, cards),
  group('list', 2, lists),
  group('product-and-cart', 2, productAndCart),
  group('account', 1, account),
  group('checkout', 0, checkout),
]
