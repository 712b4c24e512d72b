import { describe, expect, test } from 'vitest'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { accountLinkPath, type AccountLinkState } from '#domain/payments/account-link.ts'
import type { AccountLinkViewWire } from '#domain/payments/account-link-wire.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const desk = await deskForTests()
const { api, as } = desk
let phones = 9_733_401_000

/** An account that owes ₹300, overdue, and ₹500, with its link and who has it. */
async function linked() {
  const account = await openCreditAccount(desk, String((phones += 1)))
  await account.bill(30_000, '2026-08-01', 'N1')
  await account.bill(50_000, '2026-11-19', 'N2')
  const path = `/api/desk/credit-accounts/${account.id}/link`
  const make = () => read<CreditAccountDetailWire>(as('manager').call(path, { method: 'PUT' }))
  const revoke = () => read<CreditAccountDetailWire>(as('manager').call(path, { method: 'DELETE' }))
  const link = (await make()).link
  const token = link?.path.replace(accountLinkPath(''), '') ?? ''
  const guest = api.asBrowser().call
  const root = `/api/account-links/${token}`
  const post = (action: string, body: object) => guest(`${root}/${action}`, { method: 'POST', body })
  return {
    ...account,
    make,
    revoke,
    token,
    guest,
    view: () => read<AccountLinkViewWire>(guest(root)),
    start: (amount: number) => post('start', { amount }),
    started: async (amount: number) => read<PaymentSession>(post('start', { amount })),
    settle: (orderId: string, callback: object | null) => post('payment', { orderId, callback }),
    detail: () =>
      read<CreditAccountDetailWire>(as('manager').call(`/api/desk/credit-accounts/${account.id}`)),
  }
}

const payIn = async ({ orderId }: PaymentSession) => {
  const response = (await api.pay(orderId, 'success'))?.response
  if (response === undefined) throw new Error('was not paid')
  return response
}

describe('[CREDIT-04] a link by which an account is paid', () => {
  test('shows what is owed and nobody, and what is paid by it is a receipt', async () => {
    const { view, started, settle, detail } = await linked()
    const before = await view()
    expect(before).toMatchObject({ state: 'OPEN', all: 80_000, overdue: 30_000, firmName: null })
    expect(Object.keys(before).toSorted()).toEqual(
      ['state', 'storeName', 'firmName', 'all', 'overdue', 'expiresAt'].toSorted(),
    )
    const session = await started(30_000)
    expect(session.prefill).toEqual({ name: '', email: '', contact: '' })
    const callback = await payIn(session)
    expect(await (await settle(session.orderId, callback)).json()).toEqual({ paid: 30_000, advance: 0 })
    expect(await view()).toMatchObject({ all: 50_000, overdue: 0 })
    expect((await detail()).ledger[0]).toMatchObject({ kind: 'receipt', amount: -30_000, method: 'ONLINE' })
  })

  test('is one however often it is made, and another one after it was withdrawn', async () => {
    const { make, revoke, token, view } = await linked()
    const [first, second] = await Promise.all([make(), make()])
    expect(first.link).toEqual(second.link)
    expect((await revoke()).link).toBeNull()
    expect((await revoke()).link).toBeNull()
    expect((await view()).state satisfies AccountLinkState).toBe('REVOKED')
    expect((await make()).link?.path).not.toContain(token)
  })

  test('that ended or was withdrawn takes no new payment, tells no sums, and takes what was on its way', async () => {
    const { started, start, settle, revoke, view } = await linked()
    const session = await started(30_000)
    await revoke()
    expect(await view()).toMatchObject({ state: 'REVOKED', all: 0, overdue: 0 })
    expect(await errorCodeOf(await start(30_000))).toBe('nothing-to-pay')
    const callback = await payIn(session)
    expect(await (await settle(session.orderId, callback)).json()).toEqual({ paid: 30_000, advance: 0 })

    const old = await linked()
    await api.database.queries
      .updateTable('account_links')
      .set({ expires_at: api.now() })
      .where('account_id', '=', old.id)
      .execute()
    expect(await old.view()).toMatchObject({ state: 'EXPIRED', all: 0 })
    expect(await errorCodeOf(await old.start(30_000))).toBe('nothing-to-pay')
    expect((await old.detail()).link).toBeNull()
  })

  test('of an account that is paid says so; twenty who pay at once pay once', async () => {
    const { started, settle, view, detail, start } = await linked()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => started(80_000)))
    const [session = await started(80_000)] = sessions
    const callback = await payIn(session)
    await Promise.all(
      sessions.map(({ orderId }) => settle(orderId, orderId === session.orderId ? callback : null)),
    )
    expect(await view()).toMatchObject({ state: 'SETTLED', all: 0 })
    expect((await detail()).account.balance).toBe(0)
    expect(await errorCodeOf(await start(80_000))).toBe('nothing-to-pay')
  })

  test('is of its account alone, and is made by those who receive money', async () => {
    const [one, other] = [await linked(), await linked()]
    const session = await one.started(30_000)
    expect(await errorCodeOf(await other.settle(session.orderId, null))).toBe('not-found')
    for (const token of ['x', one.token.slice(0, -1), `${one.token}A`, '%00', '../..'])
      expect((await one.guest(`/api/account-links/${encodeURIComponent(token)}`)).status).toBe(404)
    for (const amount of [0, -1, 0.5, 80_001, 1e15])
      expect((await one.start(amount)).status).toBeGreaterThanOrEqual(400)
    const path = `/api/desk/credit-accounts/${one.id}/link`
    expect(await errorCodeOf(await as('packer').call(path, { method: 'PUT' }))).toBe('not-permitted')
    const log = await api.database.queries
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', one.id)
      .where('action', '=', 'credit.link')
      .execute()
    expect(log).toHaveLength(1)
  })
})
