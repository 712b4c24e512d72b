import { describe, expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { planOfferImport } from './offer-import.ts'
import type { KnownOffer, OfferFacts, OfferRow } from './offer-rows.ts'

const diwali: KnownOffer = {
  id: 'd',
  name: 'Diwali',
  nameHi: null,
  code: 'DIWALI10',
  benefit: { kind: 'percent', percentOff: 1_000, most: toPaise(50_000) },
  reach: [{ target: 'all', key: '', uid: null }],
  fromValue: null,
  fromQuantity: null,
  isFirstOrder: false,
  holders: [{ kind: 'person', id: 'a' }],
  pinCodes: [],
  fromDay: '2026-11-01',
  untilDay: null,
  budget: toPaise(1_000_000),
  usesPerPerson: null,
  usesInAll: null,
  isCombinable: false,
  isRemoved: false,
  isPaused: false,
  revision: 3,
  isForEverybody: false,
}

const facts: OfferFacts = {
  offers: [diwali],
  today: '2026-11-29',
  goods: (text) => ({ target: 'product', key: text, uid: null, label: text }),
  named: (kind, text) => ({ target: kind, key: text, uid: null, label: text }),
  holder: (mark) => ({ kind: 'person', id: mark, label: mark, isFull: false }),
}

const fields: OfferRow['fields'] = {
  nameHi: null,
  code: null,
  fromValue: null,
  fromQuantity: null,
  isFirstOrder: null,
  pinCodes: null,
  fromDay: null,
  untilDay: null,
  budget: null,
  usesPerPerson: null,
  usesInAll: null,
  isCombinable: null,
}

const row = (more: Partial<OfferRow>): OfferRow => ({
  number: 2,
  isUnreadable: false,
  id: '',
  name: '',
  benefit: null,
  fields,
  isAll: false,
  brand: '',
  category: '',
  subcategory: '',
  goods: '',
  holders: [],
  ...more,
})
const free = { kind: 'free-delivery' } as const
const issues = (rows: readonly OfferRow[], more: Partial<OfferFacts> = {}) =>
  planOfferImport(rows, { ...facts, ...more }).rows.map(({ issue, state }) => issue ?? state)

describe('a sheet of offers', () => {
  test('[OFFER-01] changes what it says of an offer, and nothing else', () => {
    const { offers } = planOfferImport(
      [row({ name: 'DIWALI', benefit: { kind: 'percent', percentOff: 1_200, most: null } })],
      facts,
    )
    expect(offers).toMatchObject([
      {
        changed: ['benefit'],
        content: {
          benefit: { percentOff: 1_200, most: 50_000 },
          budget: 1_000_000,
          holders: [{ id: 'a' }],
          code: 'DIWALI10',
        },
      },
    ])
    expect(issues([row({ id: 'd' })])).toEqual(['same'])
  })

  test('[OFFER-01] rows without a name add goods and customers to the offer above', () => {
    const { rows, offers } = planOfferImport(
      [
        row({ name: 'Holi', benefit: free, brand: 'Adrika' }),
        row({ goods: 'sand' }),
        row({ category: 'Taps', brand: 'Jaquar', holders: ['r'] }),
      ],
      facts,
    )
    expect(rows.map(({ offer, state }) => `${offer} ${state}`)).toEqual(['Holi new', 'Holi new', 'Holi new'])
    expect(offers).toMatchObject([
      {
        content: {
          reach: [{ key: 'Adrika' }, { key: 'sand' }, { target: 'category', key: 'Taps', brand: 'Jaquar' }],
          holders: [{ id: 'r' }],
          fromDay: '2026-11-29',
        },
      },
    ])
  })

  test('[OFFER-01] never makes an offer of some one for everybody', () => {
    const gone = { offers: [{ ...diwali, holders: [] }] }
    expect(issues([row({ id: 'd', benefit: free })], gone)).toEqual(['holders-gone'])
    expect(issues([row({ id: 'd' })], gone)).toEqual(['same'])
    expect(issues([row({ id: 'd', benefit: free, holders: ['r'] })], gone)).toEqual(['changed'])
  })

  test('[OFFER-01] refuses codes twice, rows that contradict one another, and names that several have', () => {
    const coded = (name: string, code: string) =>
      row({ name, benefit: free, isAll: true, fields: { ...fields, code } })
    expect(issues([coded('A', 'HOLI10'), coded('B', 'HOLI10'), coded('C', 'DIWALI10')])).toEqual([
      'new',
      'code-taken',
      'code-taken',
    ])
    expect(issues([coded('A', 'HOLI10'), coded('A', 'HOLI11')])).toEqual(['new', 'field-differs'])
    const twins = { offers: [diwali, { ...diwali, id: 'e' }] }
    expect(issues([row({ name: 'Diwali' })], twins)).toEqual(['offer-unsure'])
    expect(issues([row({ goods: 'sand' }), row({ id: 'x' })])).toEqual(['no-offer', 'offer-unknown'])
  })
})
