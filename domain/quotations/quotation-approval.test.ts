import { expect, test } from 'vitest'
import { approvalStates } from '../orders/approvals/approval.ts'
import { isApprovalShown, isOpenOffer } from './quotation-approval.ts'

test.each([
  ['OPEN', null, true],
  ['ACCEPTED', 'LAPSED', true],
  ['ACCEPTED', 'WAITING', false],
  ['ACCEPTED', null, false],
  ['AWAITING_APPROVAL', null, false],
  ['AWAITING_APPROVAL', 'LAPSED', false],
  ['CANCELLED', 'LAPSED', false],
  ['EXPIRED', null, false],
] as const)(
  '[FIRM-06] a quotation that is %s with payment %s can be accepted: %s',
  (state, payment, isOpen) => {
    expect(isOpenOffer({ state }, payment)).toBe(isOpen)
  },
)

test('[FIRM-06] a quotation tells of its request while that waits, and why it is open again', () => {
  const shown = (isOpen: boolean, isWaiting: boolean) =>
    approvalStates.filter((state) => isApprovalShown(state, { isOpen, isWaiting }))
  expect(shown(false, true)).toEqual(['WAITING'])
  expect(shown(true, false)).toEqual(['DECLINED', 'EXPIRED'])
  expect(shown(false, false)).toEqual([])
})
