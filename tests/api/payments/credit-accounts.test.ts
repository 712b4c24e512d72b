import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { CreditAccountDetailWire, CreditAccountListWire } from '#domain/accounts/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { openCustomer } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()

type Role = 'owner' | 'manager' | 'accountant' | 'counter'
const terms = { limit: 50_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
const TODAY = new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

const uidOf = async (phone: string): Promise<string> => {
  const page = await as('owner').call(`/api/desk/customers?q=${phone.slice(-10)}`)
  return ((await page.json()) as { customers: { uid: string }[] }).customers[0]?.uid ?? ''
}

async function done(answer: Promise<Response>): Promise<CreditAccountDetailWire> {
  const response = await answer
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as CreditAccountDetailWire
}

/** A customer with an account of their own. */
async function opened(phone: string) {
  const customer = await openCustomer(api, phone)
  const id = randomUUID()
  const uid = await uidOf(phone)
  await done(
    as('manager').post('/api/desk/credit-accounts', { id, holder: { kind: 'partner', id: uid }, terms }),
  )
  const post = (action: string, body: object, role: Role = 'accountant') => {
    api.advanceClock(1_000)
    return as(role).post(`/api/desk/credit-accounts/${id}/${action}`, { id: randomUUID(), ...body })
  }
  return {
    id,
    uid,
    customer,
    post,
    show: () => done(as('accountant').call(`/api/desk/credit-accounts/${id}`)),
    bill: (amount: number, day: string, reference: string) =>
      post('openings', { amount, isAdvance: false, day, reference }, 'manager'),
    receive: (amount: number, more: object = {}, role: Role = 'accountant') =>
      post(
        'receipts',
        {
          amount,
          method: 'UPI',
          reference: `R${randomUUID().slice(0, 8)}`,
          day: TODAY,
          allot: 'oldest',
          ...more,
        },
        role,
      ),
  }
}

test('[CREDIT-02] openings and receipts make a ledger that is right to the paisa, oldest bill first', async () => {
  const account = await opened('9733300001')
  await done(account.bill(40_001, '2026-10-01', 'B2'))
  await done(account.bill(30_050, '2026-08-01', 'B1'))
  const after = await done(account.receive(50_000))
  expect(after.account).toMatchObject({ balance: 20_051, advance: 0, overdue: 20_051 })
  expect(after.account.ageing).toMatchObject({ notDue: 0, upTo30: 20_051, over90: 0 })
  expect(after.bills.map(({ reference, open }) => [reference, open])).toEqual([['B2', 20_051]])
  expect(after.ledger.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-50_000, 20_051],
    [30_050, 70_051],
    [40_001, 40_001],
  ])
  expect(after.ledger[0]?.against.map(({ label, amount }) => [label, amount])).toEqual([
    ['B2', 19_950],
    ['B1', 30_050],
  ])
  const paid = await done(account.receive(30_000))
  expect(paid.account).toMatchObject({ balance: -9_949, advance: 9_949, overdue: 0 })
  // an advance pays the next bill
  const next = await done(account.bill(10_000, '2026-11-01', 'B3'))
  expect(next.bills.map(({ open }) => open)).toEqual([51])
  const { total, accounts } = (await (
    await as('counter').call('/api/desk/credit-accounts?q=9733300001')
  ).json()) as CreditAccountListWire
  expect(accounts.map(({ balance }) => balance)).toEqual([51])
  expect(total.balance).toBe(51)
})

test('[CREDIT-02] bills are chosen, and an advance is allotted later; nothing is paid beyond what is open', async () => {
  const account = await opened('9733300002')
  const { bills } = await done(account.bill(30_000, '2026-09-01', 'C1'))
  const [older] = bills
  const newer = (await done(account.bill(40_000, '2026-10-01', 'C2'))).bills[1]
  const chosen = [{ billId: newer?.id, amount: 40_000 }]
  expect(await errorCodeOf(await account.receive(39_999, { allot: chosen }))).toBe('amount-changed')
  const paid = await done(account.receive(50_000, { allot: chosen }))
  expect(paid.bills.map(({ reference, open }) => [reference, open])).toEqual([['C1', 30_000]])
  expect(paid.account.advance).toBe(10_000)
  const id = randomUUID()
  const allot = (amount: number, more: object = {}) =>
    account.post('allotments', {
      ...more,
      creditId: paid.credits[0]?.id,
      allot: [{ billId: older?.id, amount }],
    })
  expect(await errorCodeOf(await allot(10_001))).toBe('amount-changed')
  expect(
    (await Promise.all([allot(4_000, { id }), allot(4_000, { id })])).map(({ status }) => status),
  ).toEqual([200, 200])
  expect(await errorCodeOf(await allot(5_000, { id }))).toBe('idempotency-conflict')
  const allotted = await done(allot(6_000))
  expect(allotted.bills[0]?.open).toBe(20_000)
  expect(allotted.credits).toEqual([])
  expect(await errorCodeOf(await allot(1))).toBe('amount-changed')
})

test('[CREDIT-02] a cheque that bounces opens its bills again and charges for it; nothing is deleted', async () => {
  const account = await opened('9733300003')
  await done(account.bill(30_000, '2026-09-01', 'D1'))
  const cheque = { method: 'CHEQUE', reference: '123456', bank: 'SBI', chequeDay: TODAY }
  const given = await done(account.receive(30_000, cheque))
  expect(given.account.balance).toBe(0)
  const back = { entryId: given.ledger[0]?.id, note: 'no money', charge: 59_000 }
  const bounced = await done(account.post('reversals', back))
  expect(bounced.account.balance).toBe(89_000)
  // money is named by its form and number, a bill by its number
  expect(given.ledger.map(({ against }) => against)).toMatchObject([
    [{ method: null, label: 'D1' }],
    [{ method: 'CHEQUE', label: '123456' }],
  ])
  expect(bounced.bills.map(({ kind, open }) => [kind, open])).toEqual([
    ['opening', 30_000],
    ['charge', 59_000],
  ])
  expect(bounced.ledger).toHaveLength(4)
  expect(bounced.ledger.filter(({ isReversed }) => isReversed)).toHaveLength(1)
  expect(await errorCodeOf(await account.post('reversals', back))).toBe('invalid-input')
})

test('[CREDIT-02] the same receipt twice is one, another with its reference is asked about', async () => {
  const account = await opened('9733300004')
  const receipt = {
    id: randomUUID(),
    amount: 5_000,
    method: 'BANK',
    reference: 'utr 1234-5',
    day: TODAY,
    allot: 'oldest',
  }
  await done(account.post('receipts', receipt))
  expect((await done(account.post('receipts', receipt))).account.balance).toBe(-5_000)
  expect(await errorCodeOf(await account.post('receipts', { ...receipt, amount: 1 }))).toBe(
    'idempotency-conflict',
  )
  const again = { ...receipt, id: randomUUID(), reference: 'UTR12345' }
  expect(await errorCodeOf(await account.post('receipts', again))).toBe('reference-used')
  expect((await done(account.post('receipts', { ...again, confirmRepeat: true }))).account.balance).toBe(
    -10_000,
  )
  expect(await errorCodeOf(await account.receive(1, { method: 'CHEQUE', reference: '1' }))).toBe(
    'invalid-input',
  )
  expect(await errorCodeOf(await account.receive(1, { day: '2031-01-01' }))).toBe('invalid-input')
})

test('[CREDIT-02] receipts at once never pay a bill twice', async () => {
  const account = await opened('9733300005')
  await done(account.bill(100_000, '2026-09-01', 'E1'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.receive(10_000)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { account: owed, bills } = await account.show()
  expect(owed).toMatchObject({ balance: -100_000, advance: 100_000 })
  expect(bills).toEqual([])
})

test('[CREDIT-02] the database refuses to change or delete what was entered', async () => {
  const { queries } = api.database
  await expect(sql`update account_entries set amount = amount + 1`.execute(queries)).rejects.toThrow(
    'only added to',
  )
  await expect(sql`delete from account_entries`.execute(queries)).rejects.toThrow('only added to')
  await expect(sql`delete from account_allotments`.execute(queries)).rejects.toThrow('only added to')
})

test('[PAY-08] [CREDIT-02] cash on account counts with the day and the bill, and lies in the till', async () => {
  const account = await opened('9733300006')
  const till = async () => {
    const { inTill, accountMoney } = (await (
      await as('accountant').call('/api/desk/cash')
    ).json()) as CashDayWire
    return { inTill, money: accountMoney.filter(({ accountId }) => accountId === account.id) }
  }
  const before = (await till()).inTill
  const cash = (amount: number) => account.receive(amount, { method: 'CASH', reference: null })
  const first = await done(cash(15_000_000))
  expect(await errorCodeOf(await cash(5_000_000))).toBe('cash-limit')
  expect((await till()).inTill).toBe(before + 15_000_000)
  expect((await till()).money).toMatchObject([{ method: 'CASH', amount: 15_000_000 }])
  await done(account.post('reversals', { entryId: first.ledger[0]?.id, note: 'typed for somebody else' }))
  expect((await till()).inTill).toBe(before)
  await done(cash(5_000_000))
})

test('[CREDIT-02] a write-off takes the right and a fresh proof', async () => {
  const account = await opened('9733300007')
  const { bills } = await done(account.bill(30_000, '2026-09-01', 'F1'))
  const writeOff = { billId: bills[0]?.id, amount: 30_000, note: 'the firm is gone' }
  expect(await errorCodeOf(await account.post('write-offs', writeOff))).toBe('not-permitted')
  api.advanceClock(11 * 60_000)
  expect(await errorCodeOf(await account.post('write-offs', writeOff, 'owner'))).toBe('proof-required')
  await as('owner').prove()
  const after = await done(account.post('write-offs', writeOff, 'owner'))
  expect(after.account.balance).toBe(0)
  expect(after.ledger[0]).toMatchObject({ kind: 'write-off', enteredBy: expect.stringContaining('owner') })
})

test('[CREDIT-01] limit, days and check are given by those who may, with the version they saw', async () => {
  const account = await opened('9733300008')
  const put = (role: Role, body: object) =>
    as(role).call(`/api/desk/credit-accounts/${account.id}/terms`, { method: 'PUT', body })
  const lower = { terms: { ...terms, limit: 100, isOpen: false }, revision: 0 }
  expect(await errorCodeOf(await put('accountant', lower))).toBe('not-permitted')
  expect((await done(put('manager', lower))).account).toMatchObject({
    terms: { limit: 100, isOpen: false },
    revision: 1,
  })
  expect(await errorCodeOf(await put('manager', lower))).toBe('edit-conflict')
  const again = { id: randomUUID(), holder: { kind: 'partner', id: account.uid }, terms }
  expect(await errorCodeOf(await as('manager').post('/api/desk/credit-accounts', again))).toBe(
    'invalid-input',
  )
})

test('[SAFE-06] [CREDIT-02] whoever owes is not erased, and their ledger is part of their data', async () => {
  const account = await opened('9733300009')
  await done(account.bill(30_000, '2026-09-01', 'G1'))
  await as('owner').prove()
  const erase = () => as('owner').post(`/api/desk/customers/${account.uid}/erasure`, {})
  expect(await errorCodeOf(await erase())).toBe('erasure-blocked')
  const data = (await (await as('owner').call(`/api/desk/customers/${account.uid}/data.json`)).json()) as {
    creditLedger: unknown
  }
  expect(data.creditLedger).toMatchObject([{ kind: 'opening', amount: 300, reference: 'G1' }])
  await done(account.receive(30_000))
  expect((await erase()).ok).toBe(true)
})
