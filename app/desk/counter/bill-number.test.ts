import { expect, test } from 'vitest'
import { billNumberOf } from './bill-number.ts'

const jwt = (claims: object) =>
  `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

test('[COUNTER-03] the code of a bill is its number, that of an e-invoice names it', () => {
  expect(billNumberOf(' NV/26-27/000003\n')).toBe('NV/26-27/000003')
  expect(billNumberOf('4821-9035-7')).toBe('4821-9035-7')
  const data = JSON.stringify({ SellerGstin: '06AAACB1234C1ZJ', DocNo: 'NV/26-27/000009', TotInvVal: 354 })
  expect(billNumberOf(jwt({ data, iss: 'NIC' }))).toBe('NV/26-27/000009')
})

test('[COUNTER-03] a code of something else is looked for as it is', () => {
  for (const code of ['8901234567890', 'a.b.c', jwt({ data: '{' }), jwt({ data: '{"DocNo":7}' }), jwt({})])
    expect(billNumberOf(code)).toBe(code)
})
