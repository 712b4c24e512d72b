import { availableParallelism } from 'node:os'
import type { ImportFigures } from '../measure/measure-import.ts'
import type { DeskFigures } from '../measure/measure-desk.ts'
import type { StoreFigures } from './bench-store.ts'
import type { WholeRun } from '../../support/reporting/whole-run.ts'
import type { FirstStartFigures } from '../measure/measure-first-start.ts'
import type { CatalogueGrowth, OrderGrowthFigures } from '../measure/measure-growth.ts'
import type { LighthouseFigures } from '../measure/measure-lighthouse.ts'
import type { PhoneFigures } from '../measure/measure-phone.ts'
import type { RenderingFigures } from '../measure/measure-rendering.ts'
import type { SecondProcessFigures } from '../measure/measure-second-process.ts'

/** All figures, as they are kept in `.bench/latest.json`; null or empty what was never measured. */
export type Figures = {
  /** Raised when the figures change their form. */
  readonly shape: number
  readonly at: string
  readonly node: string
  readonly processors: number
  readonly products: number
  /** What the load generator reaches against an empty answer: what it cannot measure beyond. */
  readonly generatorPerSecond: number
  readonly stores: readonly StoreFigures[]
  /** What the desk takes with so many orders. */
  readonly orders: number
  readonly desk: readonly DeskFigures[]
  readonly imports: Readonly<Record<string, ImportFigures>>
  readonly phone: PhoneFigures | null
  readonly lighthouse: readonly LighthouseFigures[]
  readonly rendering: RenderingFigures | null
  readonly catalogueGrowth: CatalogueGrowth | null
  readonly orderGrowth: OrderGrowthFigures | null
  readonly secondProcess: SecondProcessFigures | null
  readonly firstStart: FirstStartFigures | null
  /** How long all of `npm test` took the last time. */
  readonly testRun: WholeRun | null
}

export const nothing: Figures = {
  shape: 2,
  at: '',
  node: process.version,
  processors: availableParallelism(),
  products: 0,
  generatorPerSecond: 0,
  stores: [],
  orders: 0,
  desk: [],
  imports: {},
  phone: null,
  lighthouse: [],
  rendering: null,
  catalogueGrowth: null,
  orderGrowth: null,
  secondProcess: null,
  firstStart: null,
  testRun: null,
}

/** The figures as tables for a terminal or a document. */
export function writeReport(figures: Figures): string {
  const { generatorPerSecond, stores, imports, products } = figures
  const pages = stores.flatMap(({ engine, pages: list }) =>
    list.map((one) => [
      `${one.page}, ${engine}`,
      whole(one.perSecond),
      `${one.p50Ms}/${one.p99Ms}`,
      whole(one.barePerSecond),
      one.shareOfBare.toFixed(2),
      one.shareOfBareTime.toFixed(2),
      `${whole(one.microseconds)}/${whole(one.bareMicroseconds)}`,
      `${kilo(one.bytes)} ${one.encoding}`,
      String(one.failed),
    ]),
  )
  const orders = stores.flatMap(({ engine, orders: list, bareOrders }) =>
    list.map((one, index) => [
      `${one.shoppers} at once, ${engine}`,
      whole(one.perSecond),
      `${one.p50Ms.toFixed(1)}/${one.p95Ms.toFixed(1)}/${one.p99Ms.toFixed(1)}`,
      bareOrders[index] ? whole(bareOrders[index].perSecond) : '–',
      bareOrders[index] ? (bareOrders[index].perSecond / one.perSecond).toFixed(2) : '–',
      `${whole(one.microseconds)}/${bareOrders[index] ? whole(bareOrders[index].microseconds) : '–'}`,
      String(one.refused),
    ]),
  )
  const bytes = stores.flatMap(({ bytes: list }) =>
    list.map(({ page, gzip, requests }) => [
      page,
      ...[gzip.html, gzip.css, gzip.js, gzip.fonts, gzip.pictures].map(kilo),
      String(requests),
    ]),
  )
  const starts = stores.map((one) => [
    one.engine,
    one.firstStartSeconds.toFixed(1),
    one.startSeconds.toFixed(1),
    String(one.megabytes ?? '–'),
  ])
  const proofs = stores.flatMap(({ proof }) =>
    proof === null ? [] : [[whole(proof.milliseconds), whole(proof.phoneMilliseconds)]],
  )
  const imported = Object.entries(imports).map(([engine, one]) => [
    engine,
    one.seconds.toFixed(1),
    String(one.peakMegabytes ?? '–'),
  ])
  const fastest = Math.max(0, ...stores.flatMap(({ pages: list }) => list.map((one) => one.barePerSecond)))
  const generator =
    fastest === 0
      ? ''
      : `\nThe load generator reaches ${whole(generatorPerSecond)} empty answers a second, ` +
        `${(generatorPerSecond / fastest).toFixed(1)} times the fastest bare page.`
  return [
    table(
      'Pages and calls by connections, the load from the same machine',
      [
        'page',
        'a second',
        'p50/p99 ms',
        'bare',
        'share of bare',
        'of its CPU time',
        'µs of CPU/bare',
        'kB sent',
        'failed',
      ],
      pages,
    ),
    generator,
    table(
      'Orders of 3 lines',
      ['shoppers', 'a second', 'p50/p95/p99 ms', 'bare', '×bare', 'µs of CPU/bare', 'refused'],
      orders,
    ),
    table('First view, kB gzip', ['page', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'requests'], bytes),
    table('Proof of work before a code', ['ms here', 'ms on a phone six times slower'], proofs),
    table('Start and memory', ['engine', 'first start s', 'start s', 'MB after load'], starts),
    table(
      `The desk with ${whole(figures.orders)} orders, on PostgreSQL`,
      ['what', 'first ms', 'then ms'],
      figures.desk.map(({ what, firstMs, ms }) => [what, whole(firstMs), whole(ms)]),
    ),
    table(`Import of ${products} products`, ['engine', 'seconds', 'peak MB'], imported),
    table(
      'Lighthouse, mobile',
      ['page', 'performance', 'accessibility', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
      figures.lighthouse.map((one) => [
        one.page,
        ...[one.performance, one.accessibility, one.bestPractices, one.seo].map(String),
        ...[one.largestPaintMs, one.blockedMs].map(whole),
        one.layoutShift.toFixed(3),
      ]),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** A table for people; nothing where nothing was measured. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`\n${title}`, line(head), rule, ...rows.map(line)].join('\n')
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-IN')
export const kilo = (bytes: number): string => (bytes / 1000).toFixed(1)
