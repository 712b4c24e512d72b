import { describe, expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { changeOf, counterAddress, missingOfBuyer, tenderIssue } from './counter-sale.ts'

const address = { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }
const nobody = { name: null, gstin: null, address: null }

describe('a sale at the counter', () => {
  test('[COUNTER-01] cash handed over covers the total, and is no scanned barcode', () => {
    const total = toPaise(35_400)
    expect(tenderIssue(total, toPaise(35_399))).toBe('too-little')
    expect(tenderIssue(total, total)).toBeNull()
    expect(tenderIssue(total, toPaise(35_400 + 1_000_000))).toBeNull()
    expect(tenderIssue(total, toPaise(35_401 + 1_000_000))).toBe('too-much')
    expect(changeOf(total, { tendered: toPaise(50_000) })).toBe(14_600)
    expect(changeOf(total, { tendered: null })).toBe(0)
  })

  test('[COUNTER-01] a buyer is named from the value of the law on, a firm always', () => {
    const from = toPaise(5_000_000)
    expect(missingOfBuyer(nobody, toPaise(4_999_999), from)).toEqual([])
    expect(missingOfBuyer(nobody, from, from)).toEqual(['name', 'address'])
    expect(missingOfBuyer({ ...nobody, name: 'Asha' }, from, from)).toEqual(['address'])
    expect(missingOfBuyer({ ...nobody, name: 'Asha', address }, from, from)).toEqual([])
    expect(missingOfBuyer(nobody, from, null)).toEqual([])
    expect(missingOfBuyer({ ...nobody, gstin: '06AAACB1234C1ZJ' }, toPaise(1), from)).toEqual([
      'name',
      'address',
    ])
  })

  test('[COUNTER-01] without an address nothing but the State of the store is billed', () => {
    expect(counterAddress(nobody, 'Haryana')).toMatchObject({
      street: '',
      city: '',
      state: 'Haryana',
      country: '',
    })
    expect(
      counterAddress({ ...nobody, name: 'Asha', address: { ...address, state: 'Delhi' } }, 'Haryana'),
    ).toMatchObject({
      address_line1: { receiverName: 'Asha' },
      street: '12 MG Road',
      state: 'Delhi',
      country: 'India',
    })
  })
})
