import { expect, test } from 'vitest'
import { ApiError } from '#app/api/transport/request.ts'
import { reasonText, reasonsText } from './reason-text.ts'
import { deskErrorText } from '#app/desk/kit/use-desk-error.ts'

test('[GEN-09] a reason is said in words of the desk, with its facts', () => {
  expect(reasonText({ code: 'vehicle-missing' })).toBe('The vehicle number is missing.')
  const short = { code: 'too-few-units', name: 'OPC 53', most: 3, quantity: 4 }
  expect(reasonText(short)).toBe('Of OPC 53 3 can be taken, not 4.')
  const rows = { code: 'file-too-many', what: 'rows', most: 100_000 }
  expect(reasonText(rows)).toBe('The file has more than 1,00,000 rows.')
})

test('[GEN-09] a reason that this page does not know, or whose facts it does not, is not shown as a code', () => {
  expect(reasonText({ code: 'of-a-later-version' })).toBeNull()
  expect(reasonText({ code: 'toString' })).toBeNull()
  expect(reasonText({ code: 'too-few-units' })).toBeNull()
  const later = new ApiError('invalid-input', { reasons: [{ code: 'of-a-later-version' }] })
  expect(deskErrorText(later)).toBe(deskErrorText(new ApiError('invalid-input')))
})

test('[DESK-07] everything that stands against an e-way bill is said at once', () => {
  const reasons = [{ code: 'vehicle-missing' }, { code: 'product-without-hsn', name: 'OPC 53' }]
  const failure = new ApiError('eway-bill-refused', { reasons })
  expect(reasonsText(failure)).toBe('The vehicle number is missing. OPC 53 has no HSN code.')
  expect(deskErrorText(failure)).toBe(reasonsText(failure))
})

test('[GEN-09] what the desk says of a code itself stays, and a reason is said where it says nothing', () => {
  const taken = { code: 'shipment-on-trip', vehicle: 'HR 55 AB 1234' }
  expect(deskErrorText(new ApiError('already-on-trip', { reasons: [taken] }))).toBe(
    'Someone else has put this shipment on another trip.',
  )
  const short = { code: 'stock-short', name: 'OPC 53', onHand: 3 }
  expect(deskErrorText(new ApiError('move-not-allowed', { reasons: [short] }))).toBe(
    'Of OPC 53 3 are on hand. Count them, or enter the receipt, before more leave.',
  )
})

test('[DATA-04] a record that is rejected is named with the finding in its document', () => {
  const finding = { code: 'price-negative', field: 'variants.0.basePrice', text: '-1' }
  const rejected = { code: 'record-rejected', id: 'cement', finding }
  expect(reasonText(rejected)).toBe('cement: variant 0: basePrice is negative (-1).')
  expect(reasonText({ code: 'record-rejected' })).toBeNull()
})
