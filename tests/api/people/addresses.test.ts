import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ADDRESSES } from '#domain/addresses/address.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

let api: TestApi
let next = 9_700_000_000
beforeAll(async () => {
  api = await openTestApi({ codesPerHourFromAddress: 1_000 })
})
afterAll(() => api.close())

type Book = { addresses: { id: string; street: string }[]; defaultAddressIndex: number | null }

const fields = (street: string) => ({
  address_line1: { receiverName: '', receiverPhoneNo: '', houseNo: '1', landmark: 'Park' },
  street,
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: 'any text',
  country: 'India',
})

const freshPerson = (): Promise<Caller> => api.signedIn(String(next++))
const book = async (answer: Response | Promise<Response>): Promise<Book> => (await answer).json()
const add = (me: Caller, street: string): Promise<Book> =>
  book(me('/api/addresses', { method: 'POST', body: fields(street) }))

test('[ADDR-04] the first address becomes the default, the default survives a reload', async () => {
  const me = await freshPerson()
  expect(await book(me('/api/addresses'))).toEqual({ addresses: [], defaultAddressIndex: null })
  expect((await add(me, 'one')).defaultAddressIndex).toBe(0)
  const two = await add(me, 'two')
  expect(two.defaultAddressIndex).toBe(0)
  const chosen = await book(
    me('/api/addresses/default', { method: 'PUT', body: { id: two.addresses[1]?.id } }),
  )
  expect(chosen.defaultAddressIndex).toBe(1)
  expect(await book(me('/api/addresses'))).toEqual(chosen)
})

test('[ADDR-05] deleting the default goes back to index 0, and the last one leaves none', async () => {
  const me = await freshPerson()
  await add(me, 'one')
  const two = await add(me, 'two')
  const ids = two.addresses.map((address) => address.id)
  await me('/api/addresses/default', { method: 'PUT', body: { id: ids[1] } })
  expect((await book(me(`/api/addresses/${ids[1]}`, { method: 'DELETE' }))).defaultAddressIndex).toBe(0)
  expect(await book(me(`/api/addresses/${ids[0]}`, { method: 'DELETE' }))).toEqual({
    addresses: [],
    defaultAddressIndex: null,
  })
})

test('[ADDR-07] twenty changes at once from two tabs lose no address', async () => {
  const me = await freshPerson()
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(me, `street ${index}`)))
  const { addresses } = await book(me('/api/addresses'))
  expect(addresses.map((address) => address.street).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `street ${index}`).toSorted(),
  )
})

test('[ADDR-07] an address is stored under the names of the specification', async () => {
  const me = await freshPerson()
  await add(me, 'kept')
  const rows = await api.database.queries.selectFrom('partners').select('addresses').execute()
  const stored = rows
    .flatMap((row) => row.addresses as Book['addresses'])
    .find((address) => address.street === 'kept')
  expect(stored).toEqual({ ...fields('kept'), id: stored?.id })
})

test('an address is changed in place', async () => {
  const me = await freshPerson()
  const id = (await add(me, 'old')).addresses[0]?.id
  const changed = await book(me(`/api/addresses/${id}`, { method: 'PUT', body: fields('new') }))
  expect(changed.addresses).toMatchObject([{ id, street: 'new' }])
})

test.each(['street', 'city', 'state', 'zipcode', 'country'])(
  '[ADDR-03] the server refuses an empty %s and says which',
  async (field) => {
    const me = await freshPerson()
    const answer = await me('/api/addresses', { method: 'POST', body: { ...fields('x'), [field]: '  ' } })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { faults: [{ field, code: 'required' }] },
    ])
  },
)

test('[SAFE-01] a full address book refuses one more, changes what it has, and has room again after a deletion', async () => {
  const me = await freshPerson()
  let full: Book = { addresses: [], defaultAddressIndex: null }
  for (let count = 0; count < MAX_ADDRESSES; count += 1) full = await add(me, `street ${count}`)
  const refused = await me('/api/addresses', { method: 'POST', body: fields('one more') })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'address-book-full', limit: MAX_ADDRESSES },
  ])
  const [first] = full.addresses
  expect((await me(`/api/addresses/${first?.id}`, { method: 'PUT', body: fields('new') })).status).toBe(200)
  await me(`/api/addresses/${first?.id}`, { method: 'DELETE' })
  expect((await add(me, 'room again')).addresses).toHaveLength(MAX_ADDRESSES)
})
