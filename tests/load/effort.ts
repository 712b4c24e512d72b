/**
 * What can be measured: cached pages and calls, orders, bytes of a first view, the desk, imports, what a phone sees, growth, first
 * renderings, a second process behind a proxy, a first start.
 */
export const sections = ['pages', 'orders', 'bytes', 'desk', 'imports', 'phone', 'growth', 'rendering', 'proxy', 'start'] as const // prettier-ignore
export type Section = (typeof sections)[number]

/** How long and how often to measure, and how large the catalogue and the orders grow. */
export type Effort = {
  readonly seconds: number
  readonly turns: number
  readonly products: number
  readonly orders: number
  /** How many orders the desk lists and reports on. */
  readonly deskOrders: number
  readonly isQuick: boolean
  readonly measures: (section: Section) => boolean
}

/**
 * Three turns of five seconds, 100,000 products and a million orders; with `--quick` enough to see that everything works.
 * Names of sections measure these alone. Throws on what is neither.
 */
export function chosenEffort(args: readonly string[]): Effort {
  const named = args.filter((arg) => arg !== '--quick')
  const unknown = named.find((name) => !sections.some((section) => section === name))
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${sections.join(', ')}`)
  const measures = (section: Section): boolean => named.length === 0 || named.includes(section)
  return args.includes('--quick')
    ? { seconds: 2, turns: 1, products: 10_000, orders: 20_000, deskOrders: 10_000, isQuick: true, measures }
    : {
        seconds: 5,
        turns: 3,
        products: 100_000,
        orders: 1_000_000,
        deskOrders: 100_000,
        isQuick: false,
        measures,
      }
}
