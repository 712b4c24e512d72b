import { describe, expect, test } from 'vitest'
import { siteAddress } from '../../tests/support/builders/order-to-invoice.ts'
import {
  billingAddressOf,
  billingLines,
  completeBilling,
  findBillingIssue,
  printableLine,
} from './billing.ts'
import { billingRequest } from './billing-wire.ts'
import { changeFirm, emptyFirm, formOfFirm, mayBeSame, readFirm } from './firm-form.ts'
import { gstinCheckDigit, parseGstin, type Gstin } from './gstin.ts'
import { firmForAddress, type RememberedFirm } from './remembered-firm.ts'

const gstinOf = (text: string): Gstin => {
  const reading = parseGstin(text)
  if ('gstin' in reading) return reading.gstin
  throw new Error(`${text} is no GSTIN`)
}
const registeredIn = (code: string) => {
  const text = `${code}AABCU9603R1Z`
  return gstinOf(`${text}${gstinCheckDigit(text)}`)
}
const haryana = registeredIn('06')
const delhi = gstinOf('07AAGFF2194N1Z1')
const office = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }

describe('[ORD-09] the firm of a GSTIN', () => {
  test.each([
    ['Haryana', '122001', haryana, null],
    ['HR', '122 001', haryana, null],
    ['', '122001', haryana, null],
    ['Haryana', '', haryana, null],
    ['Delhi', '110001', haryana, 'state-differs'],
    ['Haryana', '122001', delhi, 'state-differs'],
    ['Haryana', '110001', haryana, 'pin-differs'],
    ['somewhere', '', haryana, 'state-unknown'],
    // a PIN code of the army is of no State
    ['Haryana', '900056', haryana, null],
    // Daman under the code that it had before, and Andhra Pradesh under its own
    ['Daman and Diu', '396210', registeredIn('25'), null],
    ['Andhra Pradesh', '520001', registeredIn('28'), null],
  ] as const)('at %j with PIN %j and %s: %s', (...[state, zipcode, gstin, issue]) => {
    expect(findBillingIssue({ state, zipcode }, gstin)).toBe(issue)
  })

  test('has the delivery address unless it gives its own', () => {
    const same = completeBilling(
      { legalName: 'Gupta & Sons', address: null },
      { gstin: haryana, delivery: siteAddress },
    )
    expect(same).toEqual({
      billing: {
        legalName: 'Gupta & Sons',
        address: {
          line: '12, MG Road, Behind the metro station',
          city: 'Gurugram',
          state: 'Haryana',
          zipcode: '122001',
        },
      },
    })
    const own = completeBilling(
      { legalName: 'Gupta & Sons', address: office },
      { gstin: delhi, delivery: siteAddress },
    )
    expect(own).toEqual({ billing: { legalName: 'Gupta & Sons', address: office } })
    expect(
      completeBilling({ legalName: 'G', address: null }, { gstin: delhi, delivery: siteAddress }),
    ).toEqual({
      issue: 'state-differs',
    })
    expect(billingLines(office)).toEqual(['4 Barakhamba Road', 'New Delhi 110001'])
  })

  test.each([
    ['Gupta\nSons', null],
    ['Gupta\u0007', null],
    ['Gupta\u2028Sons', null],
    ['Gupta\u0000', null],
    ['  \u202eGupta\u200e ', 'Gupta'],
    // joiners shape letters of Indian scripts
    ['क्‍ष', 'क्‍ष'],
  ])('a name %j is printed as %j', (text, printed) => {
    expect(printableLine(text)).toBe(printed)
  })

  test.each([
    [{ legalName: '' }, 'legalName'],
    [{ legalName: ' – ' }, 'legalName'],
    [{ legalName: 'G'.repeat(101) }, 'legalName'],
    [{ legalName: 'Gupta\r\nSons' }, 'legalName'],
    [{ address: { ...office, line: '' } }, 'address.line'],
    [{ address: { ...office, line: 'x'.repeat(365) } }, 'address.line'],
    [{ address: { ...office, city: '\t' } }, 'address.city'],
    [{ address: { ...office, state: 'Bavaria' } }, 'address.state'],
    [{ address: { ...office, zipcode: '11001' } }, 'address.zipcode'],
    [{ address: { ...office, zipcode: '010001' } }, 'address.zipcode'],
  ])('is refused with %j', (change, field) => {
    const result = billingRequest.safeParse({ legalName: 'Gupta & Sons', ...change })
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  test('is taken in other spellings and scripts', () => {
    const typed = { line: ' 4 Barakhamba Road', city: 'नई दिल्ली', state: 'दिल्ली', zipcode: '११० ००१' }
    expect(billingRequest.parse({ legalName: ' Gupta & Sons ', address: typed })).toEqual({
      legalName: 'Gupta & Sons',
      address: { line: '4 Barakhamba Road', city: 'नई दिल्ली', state: 'Delhi', zipcode: '110001' },
    })
    expect(billingRequest.parse({ legalName: 'Gupta', address: null })).toEqual({
      legalName: 'Gupta',
      address: null,
    })
    expect(billingRequest.parse({ legalName: 'Gupta' })).toEqual({ legalName: 'Gupta', address: null })
  })
})

describe('[ORD-09] the form of a firm', () => {
  const typed = { ...emptyFirm, gstin: '07aagff2194n1z1', legalName: 'Gupta & Sons' }

  test('takes the delivery address where it can be that of the GSTIN, and asks for another where it cannot', () => {
    const local = { ...typed, gstin: haryana }
    expect(mayBeSame(local, siteAddress)).toBe(true)
    expect(readFirm(local, siteAddress)).toEqual({
      buyerGstin: haryana,
      billing: { legalName: 'Gupta & Sons', address: null },
    })
    expect(mayBeSame(typed, siteAddress)).toBe(false)
    expect(readFirm(typed, siteAddress)).toEqual({
      issues: { line: 'missing', zipcode: 'missing', city: 'missing', state: 'missing' },
    })
    expect(readFirm({ ...typed, ...office, zipcode: '110 001', state: 'DL' }, siteAddress)).toEqual({
      buyerGstin: delhi,
      billing: { legalName: 'Gupta & Sons', address: office },
    })
  })

  test.each([
    [{ gstin: '07AAGFF2194N1Z2' }, { gstin: 'gstin-check-digit' }],
    [{ gstin: '' }, { gstin: 'gstin-shape' }],
    [{ legalName: ' ' }, { legalName: 'missing' }],
    [{ legalName: 'x'.repeat(101) }, { legalName: 'long' }],
    [{ legalName: 'Gupta\u0001' }, { legalName: 'characters' }],
    [{ state: 'Haryana' }, { state: 'state-differs' }],
    [{ state: 'Bavaria' }, { state: 'state-unknown' }],
    [{ zipcode: '122001' }, { zipcode: 'pin-differs' }],
    [{ zipcode: '11000' }, { zipcode: 'pin-shape' }],
    [{ line: '' }, { line: 'missing' }],
  ])('names what is wrong with %j: %j', (change, issues) => {
    expect(readFirm({ ...typed, ...office, isSame: false, ...change }, siteAddress)).toEqual({ issues })
  })

  test('knows the State by the GSTIN and the city by the PIN code', () => {
    expect(changeFirm(emptyFirm, { gstin: delhi })).toMatchObject({ state: 'Delhi' })
    expect(changeFirm({ ...emptyFirm, state: 'Delhi' }, { gstin: haryana })).toMatchObject({
      state: 'Haryana',
    })
    expect(changeFirm(emptyFirm, { zipcode: '110001' })).toMatchObject({ city: 'Delhi' })
    expect(
      changeFirm({ ...emptyFirm, city: 'Delhi', zipcode: '110001' }, { zipcode: '400021' }),
    ).toMatchObject({
      city: '',
    })
    expect(changeFirm({ ...emptyFirm, city: 'Karol Bagh' }, { zipcode: '110001' })).toMatchObject({
      city: 'Karol Bagh',
    })
  })

  test('opens as it was used', () => {
    const address = billingAddressOf(siteAddress)
    expect(formOfFirm({ gstin: haryana, legalName: 'G', address }, siteAddress)).toMatchObject({
      isSame: true,
      line: '',
    })
    expect(formOfFirm({ gstin: delhi, legalName: 'G', address: office }, siteAddress)).toEqual({
      gstin: delhi,
      legalName: 'G',
      isSame: false,
      ...office,
    })
  })
})

test('[ORD-09] one customer of a partner is never offered the firm of another', () => {
  const firm = (legalName: string, addressId: string | null, day: number): RememberedFirm => ({
    gstin: haryana,
    legalName,
    address: office,
    addressId,
    usedAt: `2026-11-0${day}T00:00:00.000Z`,
  })
  const firms = [firm('of a', 'a', 1), firm('of b', 'b', 2), firm('offered', null, 3)]
  const named = (addressId: string | null, isPartner: boolean) =>
    firmForAddress(firms, { addressId, isPartner })?.legalName
  expect(named('a', true)).toBe('of a')
  expect(named('c', true)).toBeUndefined()
  expect(named(null, true)).toBeUndefined()
  expect(named('a', false)).toBe('of a')
  expect(named('c', false)).toBe('offered')
})
