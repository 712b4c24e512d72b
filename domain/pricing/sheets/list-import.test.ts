import { describe, expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import type { PriceListContent, PriceRule } from '../price-list.ts'
import { planListImport } from './list-import.ts'
import type { FoundHolder, ListFacts, ListRow } from './list-rows.ts'
import type { FoundTarget } from './target-cells.ts'

const opc: FoundTarget = { target: 'variant', key: 'cementVariant[1]', uid: 'v1', label: 'Cement, 50 kg' }
const sand: FoundTarget = { target: 'product', key: 'sand', uid: null, label: 'Sand' }
const asha: FoundHolder = { kind: 'person', id: 'a', label: 'Asha', isFull: false }
const ravi: FoundHolder = { kind: 'person', id: 'r', label: 'Ravi', isFull: false }
const busy: FoundHolder = { kind: 'firm', id: 'b', label: 'Busy Traders', isFull: true }

const facts: ListFacts = {
  list: null,
  today: '2026-11-29',
  rest: 'stays',
  goods: (text) => ({ opc, sand })[text] ?? (text === 'twins' ? 'unsure' : 'unknown'),
  named: (kind, text) =>
    text === 'Adrika' ? { target: kind, key: 'Adrika', uid: null, label: 'Adrika' } : 'unknown',
  holder: (mark) => ({ asha, ravi, busy })[mark] ?? 'unknown',
}

const row = (more: Partial<ListRow>): ListRow => ({
  number: 2,
  isUnreadable: false,
  isAll: false,
  brand: '',
  category: '',
  subcategory: '',
  goods: '',
  percentOff: null,
  price: null,
  from: null,
  fromDay: null,
  untilDay: null,
  holders: [],
  ...more,
})
const priced = (goods: string, rupees: number, more: Partial<ListRow> = {}) =>
  row({ goods, price: toPaise(rupees * 100), ...more })

const rule = (more: Partial<PriceRule>): PriceRule => ({
  target: 'product',
  key: 'sand',
  uid: null,
  percentOff: null,
  price: toPaise(5_500),
  from: 1,
  ...more,
})
const list: PriceListContent = {
  name: 'Builders',
  fromDay: '2026-11-01',
  untilDay: '2026-12-31',
  holders: [{ kind: 'person', id: 'a' }],
  // the size stood before another when the list was made
  rules: [rule({}), rule({ target: 'variant', key: 'cementVariant[0]', uid: 'v1', price: toPaise(38_000) })],
}

const outcome = (rows: readonly ListRow[], more: Partial<ListFacts> = {}) =>
  planListImport(rows, { ...facts, ...more }).rows.map(({ state, issue }) => issue ?? state)

describe('a sheet of a price list', () => {
  test('[PRICE-08] makes a new list from today on, or from its own days', () => {
    const rows = [
      row({ isAll: true, percentOff: 200 }),
      priced('opc', 380, { from: 10 }),
      row({ holders: ['asha'] }),
    ]
    expect(planListImport(rows, facts)).toMatchObject({
      fromDay: '2026-11-29',
      untilDay: null,
      holders: [{ kind: 'person', id: 'a' }],
      rules: [
        { target: 'all', percentOff: 200, from: 1 },
        { target: 'variant', uid: 'v1', price: 38_000, from: 10 },
      ],
      added: ['Asha'],
      rows: [{ state: 'new' }, { state: 'new', label: 'Cement, 50 kg' }, { state: 'new', target: null }],
    })
    const dated = planListImport(
      [priced('sand', 50, { fromDay: '2026-12-01', untilDay: '2026-12-24' })],
      facts,
    )
    expect(dated).toMatchObject({ fromDay: '2026-12-01', untilDay: '2026-12-24' })
  })

  test('[PRICE-08] changes what it names, knows a size by its uid, and leaves the rest', () => {
    const planned = planListImport([priced('opc', 375)], { ...facts, list })
    expect(planned.rows).toMatchObject([{ state: 'changed', before: { price: 38_000 }, price: 37_500 }])
    expect(planned.rules).toMatchObject([{ key: 'sand' }, { uid: 'v1', price: 37_500 }])
    expect(planned).toMatchObject({ gone: [], left: 0, untilDay: '2026-12-31', hasChanged: true })
    expect(planListImport([priced('opc', 380)], { ...facts, list })).toMatchObject({
      hasChanged: false,
      rows: [{ state: 'same' }],
    })
  })

  test('[PRICE-08] takes the rest away where that is wanted, and customers only where it names some', () => {
    const goes = { ...facts, list, rest: 'goes' } as const
    expect(planListImport([priced('opc', 380)], goes)).toMatchObject({
      rules: [{ uid: 'v1' }],
      gone: [{ key: 'sand' }],
      left: 0,
      holders: [{ id: 'a' }],
    })
    expect(planListImport([priced('opc', 380, { holders: ['ravi'] })], goes)).toMatchObject({
      holders: [{ id: 'r' }],
      added: ['Ravi'],
      left: 1,
    })
  })

  test('[PRICE-08] a brand beside a category or subcategory is that brand in it, each a price of its own', () => {
    const named: ListFacts['named'] = (kind, key) => ({ target: kind, key, uid: null, label: key })
    const rows = [
      row({ category: 'Taps', percentOff: 100 }),
      row({ category: 'Taps', brand: 'Jaquar', percentOff: 300 }),
      row({ category: 'Taps', subcategory: 'Mixers', brand: 'Jaquar', percentOff: 400 }),
      row({ category: 'Taps', brand: 'JAQUAR', percentOff: 500 }),
    ]
    const planned = planListImport(rows, { ...facts, named })
    expect(planned.rows.map(({ label, issue }) => [label, issue])).toEqual([
      ['Taps', null],
      ['Taps · Jaquar', null],
      ['Mixers · Jaquar', null],
      ['Taps · JAQUAR', 'row-twice'],
    ])
    expect(planned.rules).toMatchObject([
      { target: 'category', key: 'Taps', percentOff: 100 },
      { target: 'category', key: 'Taps', brand: 'Jaquar', percentOff: 300 },
      { target: 'subcategory', key: 'Mixers', brand: 'Jaquar', percentOff: 400 },
    ])
    expect(planned.rules[0]?.brand).toBeUndefined()
    const again = planListImport(rows.slice(0, 3), {
      ...facts,
      named,
      list: { ...list, rules: planned.rules },
      rest: 'goes',
    })
    expect(again).toMatchObject({ gone: [], rows: [{ state: 'same' }, { state: 'same' }, { state: 'same' }] })
  })

  test('[PRICE-08] refuses each row that is not sure', () => {
    const refused: readonly (readonly [Partial<ListRow>, string])[] = [
      [{ percentOff: 100 }, 'no-target'],
      [{ isAll: true, brand: 'Adrika', percentOff: 100 }, 'several-targets'],
      [{ isAll: true, goods: 'sand', percentOff: 100 }, 'several-targets'],
      [{ brand: 'Adrika', category: 'x', percentOff: 100 }, 'target-unknown'],
      [{ brand: 'Adrica', category: 'Adrika', percentOff: 100 }, 'target-unknown'],
      [{ brand: 'Adrica', percentOff: 100 }, 'target-unknown'],
      [{ goods: 'twins', percentOff: 100 }, 'target-unsure'],
      [{ isAll: true, percentOff: 100, isUnreadable: true }, 'cell-unreadable'],
      [{ isAll: true, percentOff: false }, 'percent-wrong'],
      [{ isAll: true, percentOff: 'unsure' }, 'percent-unsure'],
      [{ goods: 'sand', price: false }, 'price-wrong'],
      [{ goods: 'sand', price: toPaise(100), percentOff: 100 }, 'price-and-percent'],
      [{ goods: 'sand' }, 'nothing-given'],
      [{ brand: 'Adrika', price: toPaise(100) }, 'price-not-of-product'],
      [{ isAll: true, percentOff: 100, from: false }, 'quantity-wrong'],
      [{ isAll: true, percentOff: 100, fromDay: false }, 'day-wrong'],
      [{ isAll: true, percentOff: 100, untilDay: '2026-11-28' }, 'ends-before-start'],
      [{ holders: ['nobody'] }, 'holder-unknown'],
      [{ holders: ['busy'] }, 'holder-full'],
    ]
    for (const [cells, issue] of refused) expect(outcome([row(cells)])).toEqual([issue])
  })

  test('[PRICE-08] refuses rows that contradict one another', () => {
    expect(outcome([priced('sand', 50), priced('sand', 49)])).toEqual(['new', 'row-twice'])
    const days = [
      priced('sand', 50, { untilDay: '2026-12-24' }),
      priced('opc', 1, { untilDay: '2026-12-25' }),
    ]
    expect(outcome(days)).toEqual(['new', 'days-differ'])
    const ladder = [1, 2, 3, 4, 5, 6].map((from) => priced('sand', 50 - from, { from }))
    expect(outcome(ladder).at(-1)).toBe('too-many-quantities')
  })

  test('[PRICE-08] never gives one customer the price of another row', () => {
    const rows = [priced('opc', 380, { holders: ['asha'] }), priced('sand', 50, { holders: ['ravi'] })]
    expect(outcome(rows)).toEqual(['new', 'holders-differ'])
    expect(planListImport(rows, facts).added).toEqual(['Asha'])
  })

  test('[PRICE-08] has no room for more prices than a list may have, but for as many in the place of others', () => {
    const rules = Array.from({ length: 300 }, (_, index) => rule({ key: `p${index}` }))
    const full = { list: { ...list, rules } }
    expect(outcome([priced('opc', 380)], full)).toEqual(['too-many-rules'])
    expect(outcome([priced('opc', 380)], { ...full, rest: 'goes' })).toEqual(['new'])
  })
})
