import { expect, test } from 'vitest'
import { WALK_IN } from '../orders/counter/counter-sale.ts'
import { previewMerge, type MergeSide } from './merge.ts'

const side = (more: Partial<MergeSide> = {}): MergeSide => ({
  uid: 'a',
  name: null,
  phone: '+919800000001',
  registeredAt: '2026-11-20T06:30:00.000Z',
  verificationStatus: 'Pending',
  active: false,
  block: null,
  gstins: [],
  orders: 0,
  addresses: 0,
  quotations: 0,
  notes: 0,
  rememberedChoices: 0,
  listRequests: 0,
  quotationRequests: 0,
  stockAlerts: 0,
  sessions: 0,
  isStaff: false,
  isSetAside: false,
  hasOpenPayment: false,
  hasCreditAccount: false,
  revision: 0,
  ...more,
})
const other = (more: Partial<MergeSide> = {}) => side({ uid: 'b', phone: '+919800000002', ...more })
const refusals = (one: MergeSide, two: MergeSide, addresses = 0) => previewMerge(one, two, addresses).refusals

test('[DESK-06] two customers are merged unless something stands against it, on whichever side', () => {
  expect(refusals(side(), other())).toEqual([])
  expect(refusals(side(), side())).toEqual(['same'])
  expect(refusals(side(), other({ isStaff: true }))).toEqual(['staff'])
  expect(refusals(side({ isSetAside: true }), other({ hasOpenPayment: true }))).toEqual([
    'set-aside',
    'payment-open',
  ])
  const onCredit = { hasCreditAccount: true }
  expect(refusals(side(onCredit), other())).toEqual([])
  expect(refusals(side(onCredit), other(onCredit))).toEqual(['two-accounts'])
  expect(refusals(side(), other(), 50)).toEqual([])
  expect(refusals(side(), other(), 51)).toEqual(['too-many-addresses'])
})

test('[COUNTER-01] who stands for everybody without a name is merged with nobody', () => {
  const walkIn = { uid: WALK_IN.uid, isSetAside: true }
  expect(refusals(side(walkIn), other())).toEqual(['walk-in'])
  expect(refusals(side(), other(walkIn))).toEqual(['walk-in'])
  expect(refusals(side(walkIn), other({ isSetAside: true }))).toEqual(['walk-in', 'set-aside'])
})

test('[DESK-06] verified customers with GST numbers of different firms stay apart; branches of one firm do not', () => {
  const haryana = { verificationStatus: 'Verified', gstins: ['06AAACB1234C1Z5'] }
  const delhi = { verificationStatus: 'Verified', gstins: ['07AAACB1234C1Z3'] }
  const another = { verificationStatus: 'Verified', gstins: ['06AABCX9999D1Z1'] }
  expect(refusals(side(haryana), other(delhi))).toEqual([])
  expect(refusals(side(haryana), other(another))).toEqual(['different-gstins'])
  expect(refusals(side(haryana), other({ ...another, verificationStatus: 'Pending' }))).toEqual([])
  expect(refusals(side(haryana), other({ verificationStatus: 'Verified' }))).toEqual([])
})

test('[DESK-06] what was seen is the same from either side, and another once something was decided or ordered', () => {
  const { seen } = previewMerge(side(), other(), 0)
  expect(previewMerge(other(), side(), 0).seen).toBe(seen)
  expect(previewMerge(side({ sessions: 3 }), other(), 0).seen).toBe(seen)
  expect(previewMerge(side({ orders: 1 }), other(), 0).seen).not.toBe(seen)
  expect(previewMerge(side(), other({ revision: 1 }), 0).seen).not.toBe(seen)
})
