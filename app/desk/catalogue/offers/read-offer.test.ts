import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import { codeOf, readOffer } from './read-offer.ts'
import { offerSentence } from './offer-sentence.ts'
import { typedOffer, type TypedOffer } from './typed-offer.ts'

const typed: TypedOffer = {
  ...typedOffer(null),
  name: 'Diwali',
  percent: '10',
  reach: [{ target: 'brand', key: 'UltraTech', uid: null, label: 'UltraTech' }],
  fromValue: '20,000',
  usesPerPerson: '1',
  untilDay: '2099-11-30',
  most: '500',
  isCombinable: true,
}

const missingOf = (more: Partial<TypedOffer>) => {
  const reading = readOffer({ ...typed, ...more }, 0)
  return 'missing' in reading ? reading.missing : null
}

test('[OFFER-01] the form says the whole offer in a sentence', () => {
  expect(offerSentence(typed)).toBe(
    '10% off UltraTech, from ₹20,000, once a person, until 30 November 2099, at most ₹500 an order',
  )
  const goods = ['ACC', 'Ambuja', 'Birla', 'JK', 'Dalmia'].map((label) => ({
    target: 'brand' as const,
    key: label,
    uid: null,
    label,
  }))
  const some: Partial<TypedOffer> = {
    kind: 'buy-get',
    buy: '10',
    get: '1',
    reach: goods,
    isCoupon: true,
    code: 'TEN1',
    isFirstOrder: true,
    isForEverybody: false,
    pinCodes: '122 110001, 122',
    fromDay: '2099-11-01',
    budget: '1,00,000',
    usesInAll: '50',
    isCombinable: false,
  }
  expect(offerSentence({ ...typed, ...some })).toBe(
    'Buy 10, get 1 free: ACC, Ambuja, Birla and 2 more, from ₹20,000, with the code TEN1, on the first order, for 0 customers and firms, delivered to PIN codes 122, 110001, once a person, for the first 50 orders, from 1 November 2099, until 30 November 2099, ₹1,00,000 in all, not with other offers',
  )
  expect(offerSentence({ ...typed, percent: '' })).toBe('')
})

test('[OFFER-01] the form sends what was typed, and says what is missing', () => {
  expect(readOffer(typed, 3)).toMatchObject({
    value: {
      nameHi: null,
      code: null,
      benefit: { kind: 'percent', percentOff: 1_000, most: toPaise(50_000) },
      fromValue: 2_000_000,
      usesPerPerson: 1,
      usesInAll: null,
      holders: [],
      pinCodes: [],
      revision: 3,
    },
  })
  expect(missingOf({})).toBeNull()
  expect(missingOf({ name: ' ' })).toBe('Enter a name.')
  expect(missingOf({ percent: '100' })).toBe('Enter per cent from 0.01 to 90.')
  expect(missingOf({ kind: 'buy-get', buy: '0', get: '1' })).toMatch(/^Enter how many/)
  expect(missingOf({ kind: 'amount', amount: '0' })).toBe('Enter an amount.')
  expect(missingOf({ reach: [] })).toBe('Add the goods that it is for.')
  expect(missingOf({ fromDay: '2099-12-01' })).toBe('The last day is before the first.')
  expect(missingOf({ isForEverybody: false })).toMatch(/choose everybody/)
  expect(missingOf({ pinCodes: '122 01' })).toBe('01 is no PIN code and no beginning of one.')
  expect(missingOf({ budget: 'much' })).toBe('Budget: enter a number, or leave it empty.')
  expect(missingOf({ isCoupon: true, code: codeOf('abc') })).toMatch(/^Enter a code/)
  expect(missingOf({ isCoupon: true, code: codeOf(' diwali-10 ') })).toBeNull()
  // a Cyrillic А looks the same and is no letter of a code
  expect(missingOf({ isCoupon: true, code: codeOf('DIWАLI10') })).toMatch(/^Enter a code/)
})
