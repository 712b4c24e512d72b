import { ORIGIN_FACET } from '#domain/catalogue/origin.ts'
import type { ProductSort } from '#domain/catalogue/lists/product-card.ts'
import type { Language } from '#domain/i18n/language.ts'
import { integers, lengthen, type NumberList } from './number-list.ts'
import type { ProductRows } from './product-rows.ts'

type OrderName = Exclude<ProductSort, 'name' | 'featured' | 'measure-up'> | 'position' | `name-${Language}`

/** Rows in every order that a list may have: of two of them, the one that comes first is told by whole numbers. */
export type RowOrders = ReturnType<typeof createRowOrders>

/** Live rows in an order, and the place of each there. */
export type RowOrder = { readonly rows: Uint32Array; readonly ranks: Uint32Array }

/** Form in which orders are kept: their live rows. */
export type OrdersSnapshot = Readonly<Record<OrderName, Uint32Array>>

/** Rows that are placed at once: two thousand comparisons of names, which take some 2 ms in Hindi. */
const BATCH = 128

/** Starts with no rows, or goes on with those that were kept. Rows that are added count after `settle`. */
export function createRowOrders(rows: ProductRows, kept?: OrdersSnapshot) {
  const comparisons = compareRows(rows)
  const orders = mapOrders((name) => createOrder(rows, comparisons[name], kept?.[name]))
  const all = Object.values(orders)
  let added: number[] = []

  function place(): void {
    for (const order of all) order.place(added)
    added = []
  }

  return {
    add: (row: number): void => {
      added.push(row)
      if (added.length === BATCH) place()
    },
    /** Lets the live rows of those that were added count, and no others, in all orders at once. */
    settle: (): void => {
      place()
      for (const order of all) order.settle()
    },
    /** The order in which a list is sorted; equals of a score stand by position, too. */
    of: (sort: ProductSort, language: Language): RowOrder => {
      if (sort === 'name') return orders[`name-${language}`].current()
      return orders[sort === 'featured' || sort === 'measure-up' ? 'position' : sort].current()
    },
    keep: (): OrdersSnapshot => mapOrders((name) => orders[name].current().rows),
  }
}

type Order = (a: number, b: number) => number

function createOrder(rows: ProductRows, compareTwo: Order, kept: Uint32Array = new Uint32Array()) {
  const order: Order = (a, b) => compareTwo(a, b) || compare(rows.ids[a] ?? '', rows.ids[b] ?? '') || a - b
  /** Those that count or will count, and some that do no more. */
  const placed = integers(kept)
  let current: RowOrder | null = null
  let isSettled = true
  return {
    /** The order since the last `settle`, made when it is first asked for: few orders are between two changes. */
    current: (): RowOrder => {
      if (current !== null) return current
      current = rank(placed, rows)
      if (isSettled) {
        placed.values.set(current.rows)
        placed.length = current.rows.length
      }
      return current
    },
    place: (added: readonly number[]): void => {
      if (added.length === 0) return
      insert(placed, added.toSorted(order), order)
      isSettled = false
    },
    settle: (): void => {
      current = null
      isSettled = true
    },
  }
}

/** The live ones of some rows, and the place of each. */
function rank({ values, length }: NumberList<Uint32Array>, rows: ProductRows): RowOrder {
  const live = new Uint32Array(rows.liveCount())
  const ranks = new Uint32Array(rows.count())
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const row = values[at] ?? 0
    if (!rows.isLive(row)) continue
    live[count] = row
    ranks[row] = count
    count += 1
  }
  return { rows: live, ranks }
}

/** Puts rows in order into those that are in order; they move within their list, for a second one each time would be much garbage. */
function insert(placed: NumberList<Uint32Array>, added: readonly number[], order: Order): void {
  const places: number[] = []
  for (const row of added) places.push(findPlace(placed, row, { from: places.at(-1) ?? 0, order }))
  let end = placed.length
  lengthen(placed, added.length)
  for (let before = added.length - 1; before >= 0; before -= 1) {
    const at = places[before] ?? 0
    placed.values.copyWithin(at + before + 1, at, end)
    placed.values[at + before] = added[before] ?? 0
    end = at
  }
}

function findPlace(
  { values, length }: NumberList<Uint32Array>,
  row: number,
  { from, order }: { readonly from: number; readonly order: Order },
): number {
  let low = from
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(row, values[middle] ?? 0) < 0) high = middle
    else low = middle + 1
  }
  return low
}

function compareRows(rows: ProductRows): Record<OrderName, Order> {
  const originOf = readOrigins(rows)
  const position: Order = (a, b) => rows.position(a) - rows.position(b)
  // what has no price comes last either way
  const price = (row: number, none: number): number => rows.prices.first(row) ?? none
  return {
    position,
    'price-up': (a, b) => compare(price(a, Infinity), price(b, Infinity)),
    'price-down': (a, b) => compare(price(b, -Infinity), price(a, -Infinity)),
    origin: (a, b) => compare(originOf(a), originOf(b)) || position(a, b),
    'name-en': (a, b) => compare(rows.names[a] ?? '', rows.names[b] ?? ''),
    'name-hi': (a, b) => compareHindi(rows.nameInHindi(a), rows.nameInHindi(b)),
  }
}

/** As dictionaries have names, figures by their amount: the collation `names_hi` of the database. */
const { compare: compareHindi } = new Intl.Collator('hi', { numeric: true })

/** Reads the country of origin of a row in small letters; what has none comes last. */
function readOrigins({ attributes, keys }: ProductRows): (row: number) => string {
  /** By the number of the attribute value; null where it tells something else. */
  const origins: (string | null)[] = []
  const originBy = (number: number): string | null => {
    const { name, value } = keys.attribute(number)
    return name === ORIGIN_FACET ? value.toLowerCase() : null
  }
  const read = (row: number): string => {
    let first = '\uFFFF'
    attributes.each(row, (number) => {
      const origin = (origins[number] ??= originBy(number))
      if (origin !== null && origin < first) first = origin
    })
    return first
  }
  /** By row: each is compared some thirty times before it has its place. */
  const known: string[] = []
  return (row) => (known[row] ??= read(row))
}

function mapOrders<T>(make: (name: OrderName) => T): Record<OrderName, T> {
  return {
    position: make('position'),
    'price-up': make('price-up'),
    'price-down': make('price-down'),
    origin: make('origin'),
    'name-en': make('name-en'),
    'name-hi': make('name-hi'),
  }
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b)
}
