import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const desk = await deskForTests()
const { api, as, reopen } = desk
const today = () => istDay(api.now())

const post = (accountId: string, action: string, body: object) =>
  as('owner').post(`/api/desk/credit-accounts/${accountId}/${action}`, { id: randomUUID(), ...body })
const reverseAsAccountant = (accountId: string, body: object) =>
  as('accountant').post(`/api/desk/credit-accounts/${accountId}/reversals`, { id: randomUUID(), ...body })
const show = (id: string) =>
  read<CreditAccountDetailWire>(as('owner').call(`/api/desk/credit-accounts/${id}`))
const upi = (amount: number, more: object = {}) => ({
  amount,
  method: 'UPI',
  reference: `A${randomUUID().slice(0, 8)}`,
  day: today(),
  allot: 'oldest',
  ...more,
})
/** The codes of answers, in order; `ok` for what was taken. */
const outcomes = async (answers: readonly Response[]) =>
  (await Promise.all(answers.map(async (one) => (one.ok ? 'ok' : String(await errorCodeOf(one)))))).toSorted()

test('[CREDIT-02] what was taken back is not taken back again, nor is the taking back, twice at once either', async () => {
  const account = await openCreditAccount(desk, '9733400001')
  const { ledger } = await account.receive(50_000, today())
  const back = { entryId: ledger[0]?.id, note: 'typed twice' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(account.id, 'reversals', back)))
  expect(await outcomes(answers)).toEqual([
    'invalid-input',
    'invalid-input',
    'invalid-input',
    'invalid-input',
    'ok',
  ])
  const after = await show(account.id)
  expect(after.account.balance).toBe(0)
  const reversal = { entryId: after.ledger[0]?.id, note: 'back again' }
  expect(after.ledger[0]?.kind).toBe('reversal')
  expect(await errorCodeOf(await post(account.id, 'reversals', reversal))).toBe('invalid-input')
})

test('[CREDIT-02] an entry, a bill and a credit are of their own account, and an id is of one entry', async () => {
  const mine = await openCreditAccount(desk, '9733400002')
  const other = await openCreditAccount(desk, '9733400003')
  const { bills } = await mine.bill(30_000, today(), 'M1')
  const paid = await other.receive(40_000, today())
  const [bill] = bills
  const [credit] = paid.credits
  await as('owner').prove()
  expect(await errorCodeOf(await post(other.id, 'reversals', { entryId: bill?.id, note: 'x' }))).toBe(
    'not-found',
  )
  expect(
    await errorCodeOf(await post(other.id, 'write-offs', { billId: bill?.id, amount: 1, note: 'x' })),
  ).toBe('amount-changed')
  const crossed = { creditId: credit?.id, allot: [{ billId: bill?.id, amount: 1 }] }
  expect(await errorCodeOf(await post(other.id, 'allotments', crossed))).toBe('amount-changed')
  expect(await errorCodeOf(await post(mine.id, 'allotments', crossed))).toBe('amount-changed')
  const id = randomUUID()
  const receipt = { id, ...upi(1_000) }
  expect((await post(mine.id, 'receipts', receipt)).status).toBe(200)
  expect(await errorCodeOf(await post(other.id, 'receipts', receipt))).toBe('idempotency-conflict')
  expect(await errorCodeOf(await post(mine.id, 'reversals', { id, entryId: id, note: 'itself' }))).toBe(
    'idempotency-conflict',
  )
  expect((await post(randomUUID(), 'receipts', upi(1))).status).toBe(404)
  expect((await post('%00', 'receipts', upi(1))).status).toBe(400)
})

test('[CREDIT-02] amounts at their limits: nothing, less than nothing, parts of a paisa and more than there is are refused', async () => {
  const account = await openCreditAccount(desk, '9733400004')
  for (const amount of [0, -1, 0.5, 100_000_000_001, Number.MAX_SAFE_INTEGER, '1', null])
    expect(await errorCodeOf(await post(account.id, 'receipts', upi(1, { amount })))).toBe('invalid-input')
  expect((await post(account.id, 'receipts', upi(100_000_000_000))).status).toBe(200)
  expect((await show(account.id)).account.balance).toBe(-100_000_000_000)
  const { bills } = await account.bill(100_000_000_000, today(), 'whole')
  expect(bills).toEqual([])
  for (const day of ['2026-02-30', '1900-01-01', '9999-12-31', ''])
    expect(await errorCodeOf(await post(account.id, 'receipts', upi(1, { day })))).toBe('invalid-input')
  const dated = { method: 'CASH', reference: null, day: istDay(new Date(api.now().getTime() - 86_400_000)) }
  expect(await errorCodeOf(await post(account.id, 'receipts', upi(1, dated)))).toBe('invalid-input')
})

test('[CREDIT-02] a bill that is paid and written off at once is settled once', async () => {
  const account = await openCreditAccount(desk, '9733400005')
  const { bills } = await account.bill(30_000, today(), 'W1')
  const [bill] = bills
  await as('owner').prove()
  const more = { billId: bill?.id, amount: 30_001, note: 'more than is open' }
  expect(await errorCodeOf(await post(account.id, 'write-offs', more))).toBe('amount-changed')
  const chosen = [{ billId: bill?.id, amount: 30_000 }]
  const answers = await Promise.all([
    post(account.id, 'write-offs', { billId: bill?.id, amount: 30_000, note: 'gone' }),
    post(account.id, 'receipts', upi(30_000, { allot: chosen })),
    post(account.id, 'write-offs', { billId: bill?.id, amount: 30_000, note: 'gone too' }),
  ])
  expect(await outcomes(answers)).toEqual(['amount-changed', 'amount-changed', 'ok'])
  expect((await show(account.id)).account).toMatchObject({ balance: 0, advance: 0 })
})

test('[CREDIT-02] [STAFF-03] a charge is of a cheque alone, and what the owner gave up comes back by the owner’s proof', async () => {
  const account = await openCreditAccount(desk, '9733400006')
  const { bills } = await account.bill(30_000, today(), 'P1')
  const paid = await account.receive(10_000, today())
  const entryId = paid.ledger[0]?.id
  expect(await errorCodeOf(await post(account.id, 'reversals', { entryId, note: 'x', charge: 100 }))).toBe(
    'invalid-input',
  )
  await as('owner').prove()
  await post(account.id, 'write-offs', { billId: bills[0]?.id, amount: 20_000, note: 'gone' })
  const writeOff = (await show(account.id)).ledger[0]
  expect(writeOff?.kind).toBe('write-off')
  const back = { entryId: writeOff?.id, note: 'they paid after all' }
  expect(await errorCodeOf(await reverseAsAccountant(account.id, back))).toBe('not-permitted')
  const opening = { entryId: bills[0]?.id, note: 'never was' }
  expect(await errorCodeOf(await reverseAsAccountant(account.id, opening))).toBe('not-permitted')
  api.advanceClock(11 * 60_000)
  expect(await errorCodeOf(await post(account.id, 'reversals', back))).toBe('proof-required')
  await as('owner').prove()
  expect((await post(account.id, 'reversals', back)).status).toBe(200)
  expect((await show(account.id)).account.balance).toBe(20_000)
})

// the last one: its days end the sessions of the desk
test('[PAY-08] [CREDIT-02] cash of several days pays a bill of the old book below the limit only, by choice too', async () => {
  const account = await openCreditAccount(desk, '9733400007')
  const cash = () =>
    post(account.id, 'receipts', upi(15_000_000, { method: 'CASH', reference: null, allot: 'none' }))
  expect((await cash()).status).toBe(200)
  api.advanceClock(24 * 3_600_000)
  await reopen()
  expect((await cash()).status).toBe(200)
  const { bills, credits } = await account.bill(30_000_000, today(), 'L1')
  expect(bills.map(({ open }) => open)).toEqual([10_000_001])
  const allot = [{ billId: bills[0]?.id, amount: 1 }]
  expect(await errorCodeOf(await post(account.id, 'allotments', { creditId: credits[0]?.id, allot }))).toBe(
    'cash-limit',
  )
})
