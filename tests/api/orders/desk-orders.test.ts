import { describe, expect, test } from 'vitest'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'

const { api, me, as, reopen, order, show } = await deskForTests()

describe('orders', () => {
  test('[DESK-02] an order is found by number, phone, name, place and product, and by nothing else', async () => {
    const placed = await me.order('COD')
    const orderId = String(placed.orderId)
    const found = async (query: string) => {
      const page = await read<DeskOrderPageWire>(
        as('counter').call(`/api/desk/orders?${new URLSearchParams({ q: query })}`),
      )
      return page.orders.some((one) => one.orderId === orderId)
    }
    for (const query of [
      String(placed.orderNumber),
      '9700000001',
      '+91 97000 00001',
      '0001',
      'asha',
      'gurug',
      'Asha MG',
      'cement',
      'CEM',
    ])
      expect([query, await found(query)]).toEqual([query, true])
    for (const query of ['9811111111', 'zaheer', "o'neil | drop:*", 'asha zaheer', '1234-5678-2'])
      expect([query, await found(query)]).toEqual([query, false])
  })

  test('[DESK-02] the list comes in pages without a gap or a repeat, filtered by status, day and amount', async () => {
    for (let index = 0; index < 5; index += 1) {
      await order()
      api.advanceClock(1_000)
    }
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: DeskOrderPageWire = await read(
        as('owner').call(
          `/api/desk/orders?limit=2&status=PLACED${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
        ),
      )
      expect(page.orders.every(({ orderStatus }) => orderStatus === 'PLACED')).toBe(true)
      seen.push(...page.orders.map(({ orderId }) => orderId))
      after = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(5)
    const none = await read<DeskOrderPageWire>(as('owner').call('/api/desk/orders?from=2031-01-01'))
    expect(none.orders).toEqual([])
    const dear = await read<DeskOrderPageWire>(as('owner').call('/api/desk/orders?least=1000000'))
    expect(dear.orders).toEqual([])
    expect((await as('owner').call('/api/desk/orders?after=nonsense')).status).toBe(400)
    for (const day of ['2026-99-99', '2026-02-31', '2026-2-3'])
      expect([day, (await as('owner').call(`/api/desk/orders?from=${day}`)).status]).toEqual([day, 400])
  })

  test('[PAY-08] a delivery says what was cash and what came by UPI; nonsense is refused', async () => {
    const orderId = await order()
    const move = (body: Record<string, unknown>) =>
      as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'DELIVERED', ...body })
    await move({ to: 'SHIPPED' })
    for (const cash of [-1, 0.5, 1e14, '100', 'all', '', null])
      expect([cash, (await move({ cash })).status]).toEqual([cash, 400])
    expect((await move({ cash: 10_050 })).status).toBe(200)
    const received = await api.database.queries
      .selectFrom('receipts')
      .select(['method', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('method')
      .execute()
    expect(received).toEqual([
      { method: 'CASH', amount: 10_050 },
      { method: 'UPI', amount: 25_350 },
    ])
  })

  test('[STAFF-02] a move is in the audit log with who, before and after; what was refused is not', async () => {
    const orderId = await order()
    await as('counter').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED', note: 'Lorry HR 55' })
    await as('counter').post(`/api/desk/orders/${orderId}/status`, { to: 'PLACED' })
    const { entries } = await read<AuditPageWire>(
      as('accountant').call(`/api/desk/audit?subject=order&subjectId=${orderId}`),
    )
    expect(entries).toMatchObject([
      {
        actor: 'counter 12',
        role: 'counter',
        action: 'order.status',
        changes: [
          { field: 'status', before: 'PLACED', after: 'SHIPPED' },
          { field: 'note', before: null, after: 'Lorry HR 55' },
        ],
      },
    ])
  })

  test('[DESK-02] two people on one order: the second is told, and nothing is done twice', async () => {
    const orderId = await order()
    const { updatedAt: seenAt } = await show(orderId)
    api.advanceClock(1_000)
    await as('counter').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED', seenAt })
    const late = await as('manager').post(`/api/desk/orders/${orderId}/status`, {
      to: 'CANCELLED',
      note: 'x',
      seenAt,
    })
    expect([late.status, await errorCodeOf(late)]).toEqual([409, 'edit-conflict'])
    expect((await show(orderId)).orderStatus).toBe('SHIPPED')
  })

  test('[DESK-02] orders are moved in bulk; one that cannot move does not hold the others', async () => {
    const [first, second, third] = [await order(), await order(), await order()]
    await as('counter').post(`/api/desk/orders/${second}/status`, { to: 'CANCELLED', note: 'x' })
    const { results } = await read<{ results: { moved: boolean; code?: string }[] }>(
      as('packer').post('/api/desk/orders/status', {
        to: 'SHIPPED',
        orders: [first, second, third].map((orderId) => ({ orderId })),
      }),
    )
    expect(results.map(({ moved, code }) => code ?? moved)).toEqual([true, 'move-not-allowed', true])
    const everything = await as('driver').post('/api/desk/orders/status', {
      to: 'SHIPPED',
      orders: [{ orderId: first }],
    })
    expect(everything.status).toBe(403)
  })

  test('[DESK-01] today counts what was placed, what is open and the cash on the road', async () => {
    const before = await read<TodayWire>(as('owner').call('/api/desk/today'))
    const orderId = await order()
    const after = await read<TodayWire>(as('owner').call('/api/desk/today'))
    expect(after.placedToday.orders).toBe(before.placedToday.orders + 1)
    expect(after.placedToday.amount).toBe(before.placedToday.amount + 35_400)
    await as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    const shipped = await read<TodayWire>(as('owner').call('/api/desk/today'))
    expect(shipped.cashOnTheRoad).toBe(before.cashOnTheRoad + 35_400)
    const count = (today: TodayWire, status: string) =>
      today.open.find((one) => one.status === status)?.orders ?? 0
    expect(count(shipped, 'SHIPPED')).toBe(count(before, 'SHIPPED') + 1)
    api.advanceClock(25 * 3_600_000)
    await reopen()
    expect((await read<TodayWire>(as('owner').call('/api/desk/today'))).late).toBeGreaterThanOrEqual(1)
  })

  test('[DESK-02] notes stay with the staff; the customer never sees them', async () => {
    const orderId = await order()
    await as('counter').post(`/api/desk/orders/${orderId}/notes`, { text: 'Ring twice' })
    expect((await show(orderId)).notes).toMatchObject([{ author: 'counter 12', text: 'Ring twice' }])
    expect(JSON.stringify(await me.json(`/api/orders/${orderId}`))).not.toContain('Ring twice')
  })

  test('[ORD-08] the invoice of any order is printed at the desk', async () => {
    const orderId = await order()
    const missing = await as('counter').call(`/api/desk/orders/${orderId}/invoice.pdf`)
    expect(missing.status).toBe(404)
    await as('counter').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    const pdf = await as('counter').call(`/api/desk/orders/${orderId}/invoice.pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  })

  test('[STAFF-03] a refund from the desk takes a proof, and is in the audit log', async () => {
    const placed = await me.post(
      '/api/orders',
      { paymentMode: 'ONLINE', addressId: me.addressId, lines: [cementLine] },
      { 'idempotency-key': freshKey() },
    )
    const { orderId, payment } = (await placed.json()) as { orderId: string; payment: { orderId: string } }
    const paid = await api.pay(payment.orderId, 'success')
    await me.post(`/api/orders/${orderId}/payment`, paid?.response)
    api.advanceClock(11 * 60_000)
    const refund = () =>
      as('manager').post(`/api/desk/orders/${orderId}/refund`, { reason: 'one bag was torn' })
    expect(await errorCodeOf(await refund())).toBe('proof-required')
    await as('manager').prove()
    expect((await refund()).status).toBe(200)
    const { changes } = await show(orderId)
    expect(changes[0]).toMatchObject({ action: 'order.refund' })
    expect(changes[0]?.changes).toContainEqual({ field: 'reason', before: null, after: 'one bag was torn' })
  })
})

describe('settings', () => {
  test('[GEN-06] a manager changes what the store says of itself, only the owner the firm on invoices', async () => {
    const put = (role: StaffRole, name: string, value: string) =>
      as(role).call(`/api/desk/settings/${name}`, { method: 'PUT', body: { value } })
    expect((await put('manager', 'hotline', '+91 98123 45678')).status).toBe(200)
    expect((await put('counter', 'hotline', '+91 98123 45679')).status).toBe(403)
    expect((await put('manager', 'seller', '{"tradeName":"X"}')).status).toBe(403)
    expect((await put('manager', 'email', 'nobody')).status).toBe(400)
    await as('owner').prove()
    expect((await put('owner', 'seller', '{"tradeName":"Asha Traders"}')).status).toBe(200)
    const { entries } = await read<AuditPageWire>(as('owner').call('/api/desk/audit?subject=settings'))
    expect(entries.map(({ subjectId, changes }) => [subjectId, changes.at(-1)?.after])).toEqual([
      ['seller', 'Asha Traders'],
      ['hotline', '+91 98123 45678'],
    ])
  })
})
