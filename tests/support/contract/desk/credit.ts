import { randomUUID } from 'node:crypto'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { CustomerPageWire } from '#domain/customers/wire.ts'
import { openCustomer } from '../../api/order-actions.ts'
import { fileSender } from '../../api/send-file.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of accounts of credit. */
export async function deskCreditExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222362', 'manager')
  const packer = await staffBrowser(api, '9822222363', 'packer')
  const terms = { limit: 10_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  const root = '/api/desk/credit-accounts'
  const today = () => new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const uidOf = async (phone: string): Promise<string> => {
    const page = (await (await manager.call(`/api/desk/customers?q=${phone}`)).json()) as CustomerPageWire
    return page.customers[0]?.uid ?? NOTHING
  }
  const id = randomUUID()
  const buyer = await openCustomer(api, '9733300031')
  const customerUid = await uidOf('9733300031')
  await openCustomer(api, '9733300032')
  await manager.post(root, { id, holder: { kind: 'partner', id: customerUid }, terms })
  const post = (action: string, body: object) =>
    manager.post(`${root}/${id}/${action}`, { id: randomUUID(), ...body })
  const bill = async () => {
    const entered = await post('openings', {
      amount: 50_000,
      isAdvance: false,
      day: today(),
      reference: 'OLD 7',
    })
    const { bills } = (await entered.json()) as CreditAccountDetailWire
    return bills.at(-1)?.id ?? NOTHING
  }
  const receive = (more: object = {}) =>
    post('receipts', { amount: 100, method: 'CASH', day: today(), allot: 'none', ...more })
  const received = async (more: object = {}) =>
    ((await (await receive(more)).json()) as CreditAccountDetailWire).ledger[0]?.id ?? NOTHING
  const sendSheet = (act: string, text: string) =>
    fileSender(manager.call)(`/api/desk/credit/openings?act=${act}`, Buffer.from(text))
  const utr = { method: 'BANK', reference: 'UTR777' }
  const pass = (orderId: string, reason: string) =>
    manager.post(`/api/desk/orders/${orderId}/credit-pass`, { reason })
  return {
    'POST /api/desk/orders/{orderId}/credit-pass': {
      succeeds: [async () => pass(String((await buyer.order('ACCOUNT')).orderId), 'Pays on Friday')],
      fails: {
        'no-credit': async () => pass(String((await buyer.order('COD')).orderId), 'Pays on Friday'),
        'not-found': () => pass(NOTHING, 'Pays on Friday'),
        'invalid-input': () => pass(NOTHING, ''),
      },
    },
    'POST /api/desk/portal-numbers': {
      succeeds: [
        () =>
          fileSender(manager.call)(
            '/api/desk/portal-numbers?act=check',
            Buffer.from('DocNo,EwbNo,EwbValidTill\nNV/26-27/999999,181012345678,29/11/2026\n'),
          ),
        () =>
          fileSender(manager.call)(
            '/api/desk/portal-numbers?act=check',
            Buffer.from('[{"Irn":"x","AckNo":112010036563310,"SignedQRCode":"none"}]'),
          ),
      ],
      fails: {
        'file-refused': () =>
          fileSender(manager.call)('/api/desk/portal-numbers?act=check', Buffer.from('%PDF-1.7')),
        'invalid-input': () =>
          fileSender(manager.call)(
            '/api/desk/portal-numbers?act=enter',
            Buffer.from('DocNo,EwbNo\nNV/26-27/999999,181012345678\n'),
          ),
      },
    },
    'POST /api/desk/credit/openings': {
      succeeds: [
        () => sendSheet('check', 'Phone,Amount,Bill date\n9733300031,118,2026-08-01\n12,x,2026-08-01\n'),
        () => sendSheet('enter', 'Phone,Amount,Bill date\n9733300031,118,2026-08-01\n'),
        () => sendSheet('undo', 'Phone,Amount,Bill date\n9733300031,118,2026-08-01\n'),
      ],
      fails: {
        'file-refused': () => sendSheet('check', '%PDF-1.7'),
        'invalid-input': () => sendSheet('enter', 'Phone,Amount,Bill date\n12,118,2026-08-01\n'),
      },
    },
    'GET /api/desk/credit/outstanding.csv': {
      succeeds: [() => manager.call('/api/desk/credit/outstanding.csv')],
      fails: { 'not-permitted': () => packer.call('/api/desk/credit/outstanding.csv') },
    },
    'GET /api/desk/credit/receipts.csv': {
      succeeds: [() => manager.call('/api/desk/credit/receipts.csv?from=2026-11-01&to=2026-11-30')],
      fails: {
        'invalid-input': () => manager.call('/api/desk/credit/receipts.csv?from=2026-11-30&to=2026-11-01'),
      },
    },
    'GET /api/account/credit': {
      succeeds: [
        async () => {
          await bill()
          return buyer.call('/api/account/credit')
        },
      ],
      fails: { 'not-signed-in': () => guest('/api/account/credit') },
    },
    'POST /api/account/credit/{id}/payment/start': {
      succeeds: [
        async () => {
          await bill()
          return buyer.post(`/api/account/credit/${id}/payment/start`, { amount: 100 })
        },
      ],
      fails: {
        'not-found': () => buyer.post(`/api/account/credit/${NOTHING}/payment/start`, { amount: 100 }),
        'amount-changed': async () => {
          await bill()
          return buyer.post(`/api/account/credit/${id}/payment/start`, { amount: 99_999_999 })
        },
      },
    },
    'POST /api/account/credit/{id}/payment': {
      succeeds: [
        async () => {
          await bill()
          const path = `/api/account/credit/${id}/payment`
          const started = await buyer.post(`${path}/start`, { amount: 200 })
          const { orderId } = (await started.json()) as { orderId: string }
          return buyer.post(path, { orderId, callback: null })
        },
      ],
      fails: {
        'not-found': () =>
          buyer.post(`/api/account/credit/${id}/payment`, { orderId: 'order_1', callback: null }),
      },
    },
    ...Object.fromEntries(
      ['statement', 'statement.pdf', 'statement.csv'].map((name) => [
        `GET /api/account/credit/{id}/${name}`,
        {
          succeeds: [() => buyer.call(`/api/account/credit/${id}/${name}?from=2026-04-01&to=2027-03-31`)],
          fails: {
            'not-found': () =>
              buyer.call(`/api/account/credit/${NOTHING}/${name}?from=2026-04-01&to=2027-03-31`),
          },
        },
      ]),
    ),
    'GET /api/desk/credit-accounts': {
      succeeds: [
        async () => {
          await bill()
          return manager.call(root)
        },
        () => manager.call(`${root}?q=9733300031&filter=overdue`),
      ],
      fails: {
        'invalid-input': () => manager.call(`${root}?filter=none`),
        'not-permitted': () => packer.call(root),
        'not-signed-in': () => guest(root),
      },
    },
    'POST /api/desk/credit-accounts': {
      succeeds: [
        async () =>
          manager.post(root, {
            id: randomUUID(),
            holder: { kind: 'partner', id: await uidOf('9733300032') },
            terms,
          }),
      ],
      fails: {
        'invalid-input': () =>
          manager.post(root, { id: randomUUID(), holder: { kind: 'partner', id: customerUid }, terms }),
        'not-found': () =>
          manager.post(root, { id: randomUUID(), holder: { kind: 'firm', id: NOTHING }, terms }),
      },
    },
    'GET /api/desk/credit-accounts/{id}': {
      succeeds: [
        async () => {
          await received({ allot: [{ billId: await bill(), amount: 50 }] })
          return manager.call(`${root}/${id}`)
        },
      ],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}`) },
    },
    ...Object.fromEntries(
      [
        ['statement', ''],
        ['statement.pdf', '&language=hi'],
        ['statement.csv', ''],
      ].map(([name = '', more = '']) => [
        `GET /api/desk/credit-accounts/{id}/${name}`,
        {
          succeeds: [
            async () => {
              await received({ allot: [{ billId: await bill(), amount: 50 }] })
              return manager.call(`${root}/${id}/${name}?from=2026-04-01&to=2027-03-31${more}`)
            },
          ],
          fails: {
            'not-found': () => manager.call(`${root}/${NOTHING}/${name}?from=2026-04-01&to=2027-03-31`),
            'invalid-input': () => manager.call(`${root}/${id}/${name}?from=2026-04-02&to=2026-04-01`),
          },
        },
      ]),
    ),
    'GET /api/desk/credit-accounts/{id}/confirmation.pdf': {
      succeeds: [() => manager.call(`${root}/${id}/confirmation.pdf?day=2026-11-20`)],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}/confirmation.pdf?day=2026-11-20`) },
    },
    'PUT /api/desk/credit-accounts/{id}/terms': {
      succeeds: [() => manager.call(`${root}/${id}/terms`, { method: 'PUT', body: { terms, revision: 0 } })],
      fails: {
        'edit-conflict': () =>
          manager.call(`${root}/${id}/terms`, { method: 'PUT', body: { terms, revision: 9 } }),
        'not-found': () =>
          manager.call(`${root}/${NOTHING}/terms`, { method: 'PUT', body: { terms, revision: 0 } }),
      },
    },
    'POST /api/desk/credit-accounts/{id}/openings': {
      succeeds: [() => post('openings', { amount: 100, isAdvance: true, day: today() })],
      fails: {
        'invalid-input': () => post('openings', { amount: 100, isAdvance: false, day: '2031-01-01' }),
      },
    },
    'POST /api/desk/credit-accounts/{id}/receipts': {
      succeeds: [() => receive()],
      fails: {
        'invalid-input': () => receive({ orderId: NOTHING }),
        'amount-changed': () => receive({ allot: [{ billId: NOTHING, amount: 1 }] }),
        'cash-limit': () => receive({ amount: 20_000_000 }),
        'reference-used': async () => {
          await receive(utr)
          return receive(utr)
        },
        'idempotency-conflict': async () => receive({ id: await received(), amount: 7 }),
      },
    },
    'POST /api/desk/credit-accounts/{id}/allotments': {
      succeeds: [
        async () => {
          const billId = await bill()
          return post('allotments', { creditId: await received(), allot: [{ billId, amount: 1 }] })
        },
      ],
      fails: {
        'idempotency-conflict': async () => {
          const billId = await bill()
          const same = { id: randomUUID(), creditId: await received() }
          await post('allotments', { ...same, allot: [{ billId, amount: 1 }] })
          return post('allotments', { ...same, allot: [{ billId, amount: 2 }] })
        },
        'amount-changed': () =>
          post('allotments', { creditId: NOTHING, allot: [{ billId: NOTHING, amount: 1 }] }),
      },
    },
    'POST /api/desk/credit-accounts/{id}/write-offs': {
      succeeds: [
        async () => {
          await manager.prove()
          return post('write-offs', { billId: await bill(), amount: 1, note: 'gone' })
        },
      ],
      fails: {
        'amount-changed': async () => {
          await manager.prove()
          return post('write-offs', { billId: NOTHING, amount: 1, note: 'gone' })
        },
      },
    },
    'POST /api/desk/credit-accounts/{id}/reversals': {
      succeeds: [async () => post('reversals', { entryId: await received(), note: 'typed twice' })],
      fails: { 'not-found': () => post('reversals', { entryId: NOTHING, note: 'x' }) },
    },
  }
}
