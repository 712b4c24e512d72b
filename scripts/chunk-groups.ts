// How the browser's code is cut into files. What every page needs, what every card of goods needs and what every list of
// goods needs comes as one file each instead of dozens, since each file costs a request and compresses for itself. All
// else is cut by page and by what opens later.

interface Context {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs|redux|redux-thunk|use-sync-external-store)\//
const starts = /\/app\/(entry\.client|root)\.tsx/
/** Small parts that nearly every page shares. */
const everywhere =
  /\/app\/(ui\/(picture|feedback\/(skeleton|inline-error|list-failure)|page-header)\.tsx|ui\/icons\/(arrow-left|x|chevron-left)\.tsx|features\/store\/page-meta\.ts|navigation\/links\.ts|api\/with-timeout\.ts|browser\/history\.ts)$/
const cards = /\/app\/features\/product-list\/product-grid\.tsx$/
const lists =
  /\/app\/(features\/product-list\/(product-list|product-list-skeleton|use-product-list-loading|list-query|sort-links|pagination)|navigation\/navigation-state)\.tsx?$/

/** What the pages of a signed-in person share, each a little. */
const account =
  /\/app\/(features\/identity\/(login-gate|use-expired-session)|routes\/compositions\/use-go-back|ui\/(card|forms\/(checkbox-field|field)|feedback\/spinner|icons\/(map-pin|package|pencil))|i18n\/(date-time|error-message)|messages\/identity|api\/orders)\.tsx?$/

/** Tells whether a module is reached from one of these by plain imports. */
function neededBy(sources: RegExp) {
  const isNeeded = (id: string, context: Context, seen: Set<string>): boolean => {
    if (sources.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    const importers = context.getModuleInfo(id)?.importers ?? []
    return importers.some((importer) => isNeeded(importer, context, seen))
  }
  return (id: string, context: Context): boolean => isNeeded(id, context, new Set())
}

function group(name: string, priority: number, sources: RegExp) {
  const isNeeded = neededBy(sources)
  return {
    name: (id: string, context: Context) => (isNeeded(id, context) ? name : null),
    priority,
    test: (id: string) => !starts.test(id) && !vendor.test(id),
  }
}

export const chunkGroups = [
  { name: 'vendor', priority: 5, test: vendor },
  group('shell', 4, new RegExp(`${starts.source}|${everywhere.source}`)),
  group('goods', 2, cards),
  group('list', 1, lists),
  group('account', 0, account),
]
