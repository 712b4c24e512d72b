import { expect, test } from 'vitest'
import type { LookedUp } from './customer-section.tsx'
import { customerAfter } from './customer-after.ts'

const asha: LookedUp = {
  uid: '4c9c6f5e-6f0a-4f0e-8b5e-0d6a2f1f7a11',
  name: 'Asha',
  phone: '+919812345678',
  language: 'en',
  active: false,
  block: null,
  addresses: [],
  orders: 1,
  firms: [],
  buysFor: [],
  credits: [],
  staffName: null,
}
const ravi: LookedUp = { ...asha, uid: '9b1de8a2-3a43-4b0e-9a52-6f4c2a0f9c22', name: 'Ravi' }

/** Tells whether a typed firm is dropped at some step of looking up one number after another. */
function dropsFirm(...found: readonly LookedUp[]): boolean {
  let uid: string | null | undefined
  return found
    .map((each) => {
      const next = customerAfter(uid, each)
      uid = next.uid
      return next.isSomebodyElse
    })
    .includes(true)
}

test('[DESK-04] a firm that was typed for one customer is not billed for the next', () => {
  expect(dropsFirm(asha, undefined, ravi)).toBe(true)
  expect(dropsFirm(asha, ravi)).toBe(true)
  // somebody new has none of their firms either
  expect(dropsFirm(asha, undefined, null)).toBe(true)
  expect(dropsFirm(null, undefined, asha)).toBe(true)
})

test('[DESK-04] a firm that was typed stays when the same number is typed again, and before anybody is known', () => {
  expect(dropsFirm(asha, undefined, asha)).toBe(false)
  expect(dropsFirm(undefined, asha)).toBe(false)
  expect(dropsFirm(null, undefined, null)).toBe(false)
})
