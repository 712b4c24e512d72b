import { type Figures, kilo, table, whole } from './bench-report.ts'
import { obstacles } from '../obstacles.ts'

/** One goal: what was measured (null: not yet), and whether that is enough. */
export type Goal = {
  readonly what: string
  readonly goal: string
  readonly measured: string | null
  readonly isReached: boolean
  /** What stands in the way, where that is known; docs/performance.md says more. */
  readonly obstacle?: keyof typeof obstacles
}

/** The table of all goals, each reached, missed (and why) or not measured yet. */
export function writeGoals(figures: Figures): string {
  const rows = goalsOf(figures).map(({ what, goal, measured, isReached, obstacle }) => [
    what,
    goal,
    measured ?? '–',
    measured === null ? 'not measured' : isReached ? 'reached' : 'missed',
    ...(measured === null || isReached ? ['', '', ''] : explain(obstacle)),
  ])
  const missing = rows.filter(([, , , result]) => result !== 'reached').length
  const title = `Goals (docs/performance.md says more): ${rows.length - missing} of ${rows.length} reached`
  return table(title, heads, rows)
}

const heads = [
  'what',
  'goal',
  'measured',
  'result',
  'what stands in the way',
  'what was tried',
  'profile, in docs/performance.md',
]

function explain(obstacle: Goal['obstacle']): string[] {
  if (obstacle === undefined) return ['not known yet', '', '']
  const { way, tried, profile } = obstacles[obstacle]
  return [way, tried, profile]
}

/** Whether something was measured and is enough. */
const isAtMost = (value: number | null | undefined, goal: number): boolean => (value ?? Infinity) <= goal
const isAtLeast = (value: number | null | undefined, goal: number): boolean => (value ?? 0) >= goal
const text = <T>(value: T | null | undefined, write: (value: T) => string): string | null =>
  value === null || value === undefined ? null : write(value)

/** All goals, in the order of the table. */
export function goalsOf(figures: Figures): Goal[] {
  return [
    ...answers(figures),
    ...orders(figures),
    ...growth(figures),
    ...firstViews(figures),
    ...lighthouseScores(figures),
    ...running(figures),
  ]
}

/** What is left by public interfaces alone, after a log line, counters and a request id for each answer. */
const WANTED_SHARE = 0.6

const range = (shares: readonly number[]): string =>
  `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`

function answers({ stores, rendering }: Figures): Goal[] {
  const pages = stores.flatMap((store) => store.pages)
  const share = (what: string, isCall: boolean): Goal => {
    const measured = pages.filter((page) => page.isCall === isCall)
    const perSecond = measured.map(({ shareOfBare }) => shareOfBare)
    const time = measured.map(({ shareOfBareTime }) => shareOfBareTime)
    return {
      what: `${what}: requests a second, of a bare server`,
      goal: `≥ ${WANTED_SHARE}`,
      measured: measured.length === 0 ? null : `${range(perSecond)} (by processor time ${range(time)})`,
      isReached: Math.min(...perSecond) >= WANTED_SHARE,
      obstacle: 'answers',
    }
  }
  return [
    share('cached pages, 16 and 64 connections', false),
    share('catalogue calls', true),
    {
      what: 'first renderings a second, of React Router alone',
      goal: '≥ 0.4',
      measured:
        rendering &&
        `${rendering.share.toFixed(2)} (a cached page meanwhile p99 ${rendering.cachedPage.meanwhileMs} ms, before ${rendering.cachedPage.quietMs})`,
      isReached: isAtLeast(rendering?.share, 0.4),
      obstacle: 'rendering',
    },
  ]
}

const WANTED_EMBEDDED = 300

function orders({ stores }: Figures): Goal[] {
  const of = (engine: 'embedded' | 'postgres') => stores.find((store) => store.engine === engine)
  const embedded = of('embedded')?.orders.at(-1)?.perSecond
  const compared = of('postgres') && compareOrders(of('postgres'))
  return [
    {
      what: 'orders in cash, 16 at once, of the bare program',
      goal: '≥ 0.5',
      measured: text(
        compared,
        ({ share, ofPgbench }) => `${share.toFixed(2)} (of pgbench ${ofPgbench.toFixed(2)})`,
      ),
      isReached: isAtLeast(compared?.share, 0.5),
      obstacle: 'orders',
    },
    {
      what: 'their p99, times the bare program’s',
      goal: '< 3 ×',
      measured: text(compared, ({ slower }) => `${slower.toFixed(1)} ×`),
      isReached: isAtMost(compared?.slower, 3),
      obstacle: 'orders',
    },
    {
      what: 'the same on the default database, a second',
      goal: `≥ ${WANTED_EMBEDDED}`,
      measured: text(embedded, whole),
      isReached: isAtLeast(embedded, WANTED_EMBEDDED),
      obstacle: 'embeddedOrders',
    },
  ]
}

/** The store's orders beside those of the bare program and of pgbench, with most shoppers; null where they were not placed. */
function compareOrders(store: Figures['stores'][number] | undefined) {
  const [own, bare] = [store?.orders.at(-1), store?.bareOrders.at(-1)]
  if (own === undefined || bare === undefined) return null
  const ofPgbench = own.perSecond / (store?.pgbenchPerSecond ?? Number.NaN)
  return { share: own.perSecond / bare.perSecond, ofPgbench, slower: own.p99Ms / bare.p99Ms }
}

/** At most half as much again with many products or orders. */
const GROWN = 1.5

function growth({ catalogueGrowth, orderGrowth }: Figures): Goal[] {
  const views = catalogueGrowth?.firstViews ?? []
  const seen = (what: string, few?: number, many?: number): Goal => ({
    what,
    goal: `≤ ${GROWN} ×`,
    measured:
      few === undefined || many === undefined
        ? null
        : `${(many / few).toFixed(2)} × (p95 ${many.toFixed(1)} ms, ${few.toFixed(1)})`,
    isReached: few !== undefined && many !== undefined && many <= GROWN * few,
    obstacle: 'growth',
  })
  const products = whole(catalogueGrowth?.products.large ?? 100_000)
  const many = whole(orderGrowth?.orders ?? 1_000_000)
  return [
    ...['product', 'list', 'filtered list', 'search'].map((name) => {
      const view = views.find(({ what }) => what === name)
      return seen(`first view of a ${name}, ${products} products`, view?.small.p95, view?.large.p95)
    }),
    seen(`an order after ${many}`, orderGrowth?.place.few, orderGrowth?.place.many),
    seen(`Your Orders after ${many}`, orderGrowth?.list.few, orderGrowth?.list.many),
  ]
}

function firstViews({ stores, phone }: Figures): Goal[] {
  const bytes = stores.flatMap((store) => store.bytes)
  const most = Math.max(...bytes.map(({ gzip }) => gzip.js))
  return [
    {
      what: 'first view’s JavaScript, gzip',
      goal: '≤ 150 kB',
      measured:
        bytes.length === 0 ? null : bytes.map(({ page, gzip }) => `${page} ${kilo(gzip.js)}`).join(', '),
      isReached: bytes.length > 0 && most <= 150_000,
      obstacle: 'javaScript',
    },
    {
      what: 'home on 400 kbit/s, processor 4 × slower: answers a tap',
      goal: '≤ 4.5 s',
      measured: phone && `${(phone.answersMs / 1000).toFixed(1)} s`,
      isReached: isAtMost(phone?.answersMs, 4_500),
      obstacle: 'slowNetwork',
    },
    {
      what: 'its bytes until then',
      goal: '≤ 220 kB',
      measured: phone && `${kilo(phone.bytes)} kB`,
      isReached: isAtMost(phone?.bytes, 220_000),
      obstacle: 'slowNetwork',
    },
    {
      what: 'its longest task',
      goal: '≤ 50 ms',
      measured: phone && `${whole(phone.longestTaskMs)} ms`,
      isReached: isAtMost(phone?.longestTaskMs, 50),
      obstacle: 'longTasks',
    },
    {
      what: 'tap to the next page, fetched ahead, p75',
      goal: '< 100 ms',
      measured: phone && `${whole(phone.tapMs.p75)} ms`,
      isReached: isAtMost(phone?.tapMs.p75, 100),
      obstacle: 'taps',
    },
  ]
}

function lighthouseScores({ lighthouse }: Figures): Goal[] {
  const least = (of: (one: (typeof lighthouse)[number]) => number): number => Math.min(...lighthouse.map(of))
  const most = (of: (one: (typeof lighthouse)[number]) => number): number => Math.max(...lighthouse.map(of))
  const seen = (figures: string): string | null => (lighthouse.length === 0 ? null : figures)
  const others = lighthouse.flatMap(({ page, accessibility, bestPractices, seo }) =>
    // search engines are told to leave the cart out
    page === 'cart' ? [accessibility, bestPractices] : [accessibility, bestPractices, seo],
  )
  return [
    {
      what: 'Lighthouse, mobile: performance, least of five pages',
      goal: '≥ 98',
      measured: seen(String(least((one) => one.performance))),
      isReached: least((one) => one.performance) >= 98 && lighthouse.length > 0,
      obstacle: 'largestPaint',
    },
    {
      what: 'its other scores, least',
      goal: '100',
      measured: seen(String(Math.min(...others))),
      isReached: others.length > 0 && Math.min(...others) === 100,
    },
    {
      what: 'largest paint, most',
      goal: '≤ 1.6 s',
      measured: seen(`${(most((one) => one.largestPaintMs) / 1000).toFixed(1)} s`),
      isReached: lighthouse.length > 0 && most((one) => one.largestPaintMs) <= 1_600,
      obstacle: 'largestPaint',
    },
    {
      what: 'blocked, most; layout shift, most',
      goal: '≤ 60 ms; 0',
      measured: seen(
        `${whole(most((one) => one.blockedMs))} ms; ${most((one) => one.layoutShift).toFixed(3)}`,
      ),
      isReached:
        lighthouse.length > 0 && most((one) => one.blockedMs) <= 60 && most((one) => one.layoutShift) === 0,
      obstacle: 'longTasks',
    },
  ]
}

function running({ catalogueGrowth, secondProcess, firstStart, testRun }: Figures): Goal[] {
  const megabytes = catalogueGrowth?.megabytes ?? null
  return [
    {
      what: 'memory after that load, PostgreSQL, 100,000 products',
      goal: '< 400 MB',
      measured: megabytes === null ? null : `${megabytes} MB`,
      isReached: isAtMost(megabytes, 400),
      obstacle: 'memory',
    },
    {
      what: 'start on their prepared database',
      goal: '< 2 s',
      measured: catalogueGrowth && `${catalogueGrowth.startSeconds.toFixed(1)} s`,
      isReached: isAtMost(catalogueGrowth?.startSeconds, 2),
    },
    {
      what: 'what a second process behind a proxy adds, of what a second bare one adds',
      goal: '≥ 0.8',
      measured: text(secondProcess, ({ share, store, bare }) => {
        const seen = [store, bare].map(({ one, two }) => `${whole(one)} → ${whole(two)}`).join('; bare ')
        return `${share?.toFixed(2) ?? 'no processor free for it'} (${seen} a second)`
      }),
      isReached: isAtLeast(secondProcess?.share, 0.8),
      obstacle: 'secondProcess',
    },
    {
      what: '`npm start` on a bare clone until ready; installed',
      goal: '≤ 75 s; ≤ 332 MB',
      measured:
        firstStart && `${firstStart.seconds.toFixed(0)} s; ${whole(firstStart.installedMegabytes)} MB`,
      isReached: firstStart !== null && firstStart.seconds <= 75 && firstStart.installedMegabytes <= 332,
      obstacle: 'firstStart',
    },
    {
      what: '`npm test`, when all of it last ran in this clone',
      goal: '≤ 12 min',
      measured: text(testRun, ({ minutes }) => `${minutes.toFixed(1)} min`),
      isReached: isAtMost(testRun?.minutes, 12),
      obstacle: 'tests',
    },
  ]
}
