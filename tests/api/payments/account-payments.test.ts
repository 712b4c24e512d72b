import { describe, expect, test } from 'vitest'
import type { OwnCreditAccountWire } from '#domain/accounts/own-wire.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { openCustomer } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const MINUTE_MS = 60_000
let phones = 9_733_301_000

/** An account that owes two bills of ₹300 and ₹500, and how it is paid. */
async function owing() {
  const account = await openCreditAccount(desk, String((phones += 1)))
  await account.bill(30_000, '2026-10-01', 'N1')
  await account.bill(50_000, '2026-10-05', 'N2')
  const path = `/api/account/credit/${account.id}/payment`
  const start = (amount: number) =>
    account.customer.call(`${path}/start`, { method: 'POST', body: { amount } })
  const settle = (orderId: string, callback: object | null) =>
    account.customer.call(path, { method: 'POST', body: { orderId, callback } })
  return {
    ...account,
    start,
    settle,
    started: async (amount: number) => (await (await start(amount)).json()) as PaymentSession,
    shown: async () => {
      const { accounts } = (await account.customer.json('/api/account/credit')) as {
        accounts: OwnCreditAccountWire[]
      }
      return accounts[0]
    },
    entries: async () =>
      api.database.queries
        .selectFrom('account_entries')
        .select(['kind', 'amount', 'method', 'reference'])
        .where('account_id', '=', account.id)
        .where('method', '=', 'ONLINE')
        .orderBy('sequence')
        .execute(),
  }
}

const payIn = async ({ orderId }: PaymentSession) => {
  const response = (await api.pay(orderId, 'success'))?.response
  if (response === undefined) throw new Error('was not paid')
  return response
}
const later = (ms: number) => api.advanceClock(ms)

describe('[CREDIT-03] [PAY-03] a payment into an account', () => {
  const ways = {
    'by the return of the window': async ({ settle }: Owing, id: string, callback: object) => {
      await api.loseWebhooks()
      expect(await (await settle(id, callback)).json()).toEqual({ paid: 40_000, advance: 0 })
    },
    'by the webhook before the return': async ({ settle }: Owing, id: string, callback: object) => {
      later(2_000)
      await api.deliverWebhooks()
      expect(await (await settle(id, callback)).json()).toEqual({ paid: 40_000, advance: 0 })
    },
    'by the sweep, when nobody returned and every notice was lost': async () => {
      await api.loseWebhooks()
      later(2 * MINUTE_MS)
      await api.runJobs()
    },
    'by all three at once': async ({ settle }: Owing, id: string, callback: object) => {
      later(2 * MINUTE_MS)
      await Promise.all([
        settle(id, callback),
        api.deliverWebhooks(),
        api.runJobs(),
        settle(id, null),
        settle(id, callback),
      ])
    },
  }
  test.each(Object.entries(ways))(
    'is one receipt that pays the oldest bills, learnt %s',
    async (_, learn) => {
      const account = await owing()
      const session = await account.started(40_000)
      const callback = await payIn(session)
      await learn(account, session.orderId, callback)
      later(10 * MINUTE_MS)
      await api.deliverWebhooks()
      await api.runJobs()
      await account.settle(session.orderId, callback)
      expect(await account.entries()).toEqual([
        { kind: 'receipt', amount: -40_000, method: 'ONLINE', reference: callback['razorpay_payment_id'] },
      ])
      expect(await account.shown()).toMatchObject({
        balance: 40_000,
        advance: 0,
        bills: [{ reference: 'N2', open: 40_000 }],
      })
    },
  )

  test('that was started twice is one; paid twice at once, what is too much is an advance', async () => {
    const account = await owing()
    const one = await account.started(80_000)
    expect((await account.started(80_000)).orderId).toBe(one.orderId)
    const other = await account.started(79_900)
    const [first, second] = [await payIn(one), await payIn(other)]
    const answers = await Promise.all(
      [account.settle(one.orderId, first), account.settle(other.orderId, second)].map(
        async (answer) => (await (await answer).json()) as { advance: number },
      ),
    )
    // one of both is told that it is more than was owed
    expect(answers.map(({ advance }) => advance).filter((advance) => advance > 0)).toHaveLength(1)
    expect((await account.entries()).map(({ amount }) => amount).toSorted()).toEqual([-79_900, -80_000])
    expect(await account.shown()).toMatchObject({ balance: -79_900, advance: 79_900, bills: [] })
    expect(await errorCodeOf(await account.start(100))).toBe('nothing-to-pay')
  })

  test('that arrives after the office was paid is an advance', async () => {
    const account = await owing()
    const session = await account.started(80_000)
    await account.receive(80_000, new Date(api.now()).toISOString().slice(0, 10))
    const answer = await account.settle(session.orderId, await payIn(session))
    expect(await answer.json()).toEqual({ paid: 80_000, advance: 80_000 })
    expect(await account.shown()).toMatchObject({ balance: -80_000, advance: 80_000, bills: [] })
  })

  test('that was paid before its page was closed is looked up before another begins', async () => {
    const account = await owing()
    await payIn(await account.started(80_000))
    await api.loseWebhooks()
    expect(await errorCodeOf(await account.start(80_000))).toBe('nothing-to-pay')
    expect(await account.shown()).toMatchObject({ balance: 0, bills: [] })
  })

  test('is at most what is owed, and what was not paid pays nothing', async () => {
    const account = await owing()
    const refused = await account.start(80_001)
    expect(await refused.json()).toMatchObject({ code: 'amount-changed', amount: 80_000 })
    for (const amount of [0, -1, 0.5, 1e12])
      expect(await errorCodeOf(await account.start(amount))).toBe('invalid-input')
    expect(await errorCodeOf(await account.start(99))).toBe('amount-changed')
    const session = await account.started(100)
    await api.pay(session.orderId, 'failure')
    expect(await (await account.settle(session.orderId, null)).json()).toEqual({ paid: 0, advance: 0 })
    const forged = { razorpay_payment_id: 'pay_1', razorpay_signature: 'no' }
    expect(await errorCodeOf(await account.settle(session.orderId, forged))).toBe('payment-not-genuine')
    expect(await account.entries()).toEqual([])
  })

  test('is of whoever sees the account: others find nothing, nor a payment of another account', async () => {
    const [account, other] = [await owing(), await owing()]
    const session = await account.started(10_000)
    expect(await errorCodeOf(await other.settle(session.orderId, null))).toBe('not-found')
    const stranger = await openCustomer(api, String((phones += 1)))
    const path = `/api/account/credit/${account.id}/payment`
    const begun = stranger.call(`${path}/start`, { method: 'POST', body: { amount: 100 } })
    expect(await errorCodeOf(await begun)).toBe('not-found')
    const asked = stranger.call(path, { method: 'POST', body: { orderId: session.orderId, callback: null } })
    expect(await errorCodeOf(await asked)).toBe('not-found')
  })

  test('is in the book of the day and in the file of receipts, and staff cannot take it back', async () => {
    const account = await owing()
    const session = await account.started(30_000)
    const callback = await payIn(session)
    await account.settle(session.orderId, callback)
    const today = new Date(api.now().getTime() + 5.5 * 60 * MINUTE_MS).toISOString().slice(0, 10)
    const day = await as('owner').call(`/api/desk/cash?day=${today}`)
    const reference = String(callback['razorpay_payment_id'])
    expect(((await day.json()) as { accountMoney: object[] }).accountMoney).toContainEqual(
      expect.objectContaining({ accountId: account.id, method: 'ONLINE', amount: 30_000, reference }),
    )
    const file = await as('owner').call(`/api/desk/credit/receipts.csv?from=${today}&to=${today}`)
    expect(await file.text()).toContain(`Received,Online,${reference},,300`)
    const rows = api.database.queries
      .selectFrom('account_entries')
      .select('id')
      .where('reference', '=', reference)
    const { id: entryId } = await rows.executeTakeFirstOrThrow()
    const answer = await as('manager').post(`/api/desk/credit-accounts/${account.id}/reversals`, {
      id: crypto.randomUUID(),
      entryId,
      note: 'mistake',
      charge: null,
    })
    expect(await answer.json()).toMatchObject({ reasons: [{ code: 'online-not-reversible' }] })
  })
})

describe('[CREDIT-03] [SAFE-04] what goes back of a payment into an account', () => {
  const refund = (paymentId: string, amount?: number) =>
    api.inDashboard({ action: 'refund', payment_id: paymentId, ...(amount && { amount }) })

  test('opens its bills again, once; a part of it is owed again', async () => {
    for (const part of [undefined, 10_000]) {
      const account = await owing()
      const session = await account.started(80_000)
      const callback = await payIn(session)
      await account.settle(session.orderId, callback)
      expect(await account.shown()).toMatchObject({ balance: 0 })
      refund(String(callback['razorpay_payment_id']), part)
      later(2_000)
      await api.deliverWebhooks()
      await Promise.all([api.runJobs(), account.settle(session.orderId, null)])
      expect(await account.shown()).toMatchObject({ balance: part ?? 80_000 })
      expect((await account.entries()).map(({ kind }) => kind)).toEqual([
        'receipt',
        part === undefined ? 'reversal' : 'refund',
      ])
    }
  })
})

describe('[CREDIT-03] [SAFE-04] a refund of a payment into an account that a bank rejects', () => {
  test.each([
    { what: 'of all of it', part: undefined, kinds: ['receipt', 'reversal', 'receipt'] },
    { what: 'of a part', part: 10_000, kinds: ['receipt', 'refund', 'receipt'] },
  ])(
    '$what is put right: the ledger has what the provider has, and a second refund is posted again',
    async ({ part, kinds }) => {
      const account = await owing()
      const session = await account.started(80_000)
      const callback = await payIn(session)
      const paymentId = String(callback['razorpay_payment_id'])
      await account.settle(session.orderId, callback)
      const hear = async () => {
        later(2_000)
        await api.deliverWebhooks()
        await Promise.all([api.runJobs(), account.settle(session.orderId, null)])
      }
      api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'pending' })
      const { id } = api.inDashboard({
        action: 'refund',
        payment_id: paymentId,
        ...(part && { amount: part }),
      }) as { id: string }
      await hear()
      expect(await account.shown()).toMatchObject({ balance: part ?? 80_000 })
      api.inDashboard({ action: 'finish-refund', refund_id: id, status: 'failed' })
      await hear()
      await hear()
      expect(await account.shown()).toMatchObject({ balance: 0, bills: [] })
      expect((await account.entries()).map(({ kind }) => kind)).toEqual(kinds)
      api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'processed' })
      api.inDashboard({ action: 'refund', payment_id: paymentId })
      await hear()
      expect(await account.shown()).toMatchObject({ balance: 80_000 })
      const logged = await api.database.queries
        .selectFrom('audit_log')
        .select('action')
        .where('subject_id', '=', account.id)
        .where('actor', '=', 'Online payment')
        .orderBy('id')
        .execute()
      expect(logged.map(({ action }) => action.replace('credit.', ''))).toEqual([
        ...kinds,
        part === undefined ? 'reversal' : 'refund',
      ])
    },
  )
})

type Owing = Awaited<ReturnType<typeof owing>>
