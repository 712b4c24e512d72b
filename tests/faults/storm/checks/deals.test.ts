import { expect, test } from 'vitest'
import { findOfferErrors, findSavingErrors } from './deals.ts'
import { findItemErrors } from './orders.ts'
import { sampleLedgers, type SampleLedgers } from './sample-ledgers.ts'

/** Ledgers in which two orders had an offer, of which one was cancelled. */
function ledgersWithOffer(): SampleLedgers {
  const ledgers = sampleLedgers()
  const offer = { id: 'diwali', name: 'Diwali', budget: 100, uses_in_all: 1, uses_per_person: 1 }
  for (const order of ledgers.orders)
    if (order.order_id !== 'paid') order.offers = [{ offerId: 'diwali', saved: 100 }]
  for (const item of ledgers.items)
    if (item.order_id !== 'paid') item.pricing = { source: { kind: 'list' }, offers: [{ saved: 100 }] }
  for (const one of ledgers.acknowledged) if (one.orderId !== 'paid') one.saved = 100
  const at = new Date('2026-11-20T06:00:00Z')
  const use = { offer_id: 'diwali', user_id: 'asha', saved: 100, at }
  const offerUses = [
    { ...use, order_id: 'cash', given_back_at: null },
    { ...use, order_id: 'back', given_back_at: at },
  ]
  return Object.assign(ledgers, { offers: [offer], offerUses } as unknown as SampleLedgers)
}

const errorsOf = (ledgers: SampleLedgers) => [...findOfferErrors(ledgers), ...findSavingErrors(ledgers)]

const offerOf = ({ offers: [first] }: SampleLedgers) => {
  if (first === undefined) throw new Error('there is no offer')
  return first
}
const useOf = ({ offerUses: [first] }: SampleLedgers) => {
  if (first === undefined) throw new Error('there is no use')
  return first
}

const corruptions: [string, RegExp, (ledgers: SampleLedgers) => void][] = [
  ['a budget is exceeded', /gave 100 of 99/, (ledgers) => (offerOf(ledgers).budget = 99)],
  ['a use is not that of its order', /the uses \[diwali 99\]/, (ledgers) => (useOf(ledgers).saved = 99)],
  ['a use is lost', /the uses \[\]/, (ledgers) => ledgers.offerUses.shift()],
  ['a use is of no order', /no order/, (ledgers) => (useOf(ledgers).order_id = 'nothing')],
  [
    'an offer is used once too often',
    /used 2 times of 1[^]*asha used Diwali 2 times of 1/,
    (ledgers) => ledgers.offerUses.push({ ...useOf(ledgers), order_id: 'paid' }),
  ],
  [
    'an offer was used too often by orders of which one lapsed later',
    /gave 200 of 100[^]*used 2 times of 1/,
    ({ offerUses }) => offerUses.forEach((use) => (use.given_back_at &&= new Date('2026-11-20T07:00:00Z'))),
  ],
  [
    'a cancelled order keeps its use',
    /uses that stand/,
    (ledgers) => ledgers.offerUses.forEach((use) => (use.given_back_at = null)),
  ],
  [
    'another saving was shown',
    /100, and 90 was shown/,
    (ledgers) => ledgers.acknowledged.forEach((one) => (one.saved = one.orderId === 'cash' ? 90 : one.saved)),
  ],
  [
    'the lines save something else',
    /lines of order cash saved 0 of 100/,
    (ledgers) => ledgers.items.forEach((item) => (item.pricing = null)),
  ],
]

test('[OFFER-01] orders with offers in order have no errors', () => {
  expect(errorsOf(ledgersWithOffer())).toEqual([])
})

test.each(corruptions)('[OFFER-01] %s: it is found', (_, error, corrupt) => {
  const ledgers = ledgersWithOffer()
  corrupt(ledgers)
  expect(errorsOf(ledgers).join('\n')).toMatch(error)
})

test('[PRICE-08] a price that was not shown is found, unless staff typed it or added units at a lower one', () => {
  const ledgers = sampleLedgers()
  const shown = (price: bigint) => ledgers.acknowledged.forEach((one) => (one.prices = [price]))
  const [price = 0n] = ledgers.acknowledged[0]?.prices ?? []
  shown(price - 1n)
  expect(findItemErrors(ledgers).join()).toMatch(/not the shown/)
  shown(price + 1n)
  expect(findItemErrors(ledgers).join()).toMatch(/not the shown/)
  ledgers.edits = ['cash', 'paid', 'back'].map((orderId) => ({ orderId, line: 0, added: 1, typed: null }))
  ledgers.items.forEach((item) => (item.quantity += 1))
  expect(findItemErrors(ledgers)).toEqual([])
})
