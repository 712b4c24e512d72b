import { staffBrowser } from '../../api/staff-actions.ts'
import { cementLine } from '../../api/order-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of what the accountant takes from the desk. */
export async function deskAccountExamples({ api, me }: ContractStore): Promise<Examples> {
  const accountant = await staffBrowser(api, '9822222293', 'accountant')
  const packer = await staffBrowser(api, '9822222294', 'packer')
  const get =
    (path: string): Request =>
    () =>
      accountant.call(path)
  const manager = await staffBrowser(api, '9822222295', 'manager')
  /** The e-way bill of an order of so many bags that has left. */
  const ewayBill = async (quantity: number, vehicle: string) => {
    const placed = await me.placeOrder({ paymentMode: 'COD', lines: [{ ...cementLine, quantity }] })
    const { orderId } = (await placed.json()) as { orderId: string }
    await manager.post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    return accountant.call(
      `/api/desk/orders/${orderId}/fulfilments/1/eway-bill.json?vehicle=${vehicle}&distance=40`,
    )
  }
  return {
    'GET /api/desk/orders/{orderId}/fulfilments/{number}/eway-bill.json': {
      succeeds: [() => ewayBill(500, 'HR55AB1234')],
      fails: {
        'eway-bill-refused': () => ewayBill(1, ''),
        'not-found': get(`/api/desk/orders/${NOTHING}/fulfilments/1/eway-bill.json`),
        'invalid-input': get(`/api/desk/orders/${NOTHING}/fulfilments/0/eway-bill.json`),
      },
    },
    'GET /api/desk/accounts/gstr1.json': {
      succeeds: [
        get('/api/desk/accounts/gstr1.json?month=2026-11'),
        get('/api/desk/accounts/gstr1.json?month=2020-01'),
        get('/api/desk/accounts/gstr1.json?month=2026-11&part=1'),
      ],
      fails: {
        'invalid-input': get('/api/desk/accounts/gstr1.json?month=2026-13'),
        'not-found': get('/api/desk/accounts/gstr1.json?month=2026-11&part=2'),
        'not-permitted': () => packer.call('/api/desk/accounts/gstr1.json?month=2026-11'),
      },
    },
    'GET /api/desk/accounts/tally/{file}': {
      succeeds: [
        get('/api/desk/accounts/tally/vouchers.xml?month=2026-11'),
        get('/api/desk/accounts/tally/ledgers.xml?month=2026-11'),
      ],
      fails: { 'invalid-input': get('/api/desk/accounts/tally/vouchers.xml?month=now') },
    },
    'GET /api/desk/accounts/summary': {
      succeeds: [get('/api/desk/accounts/summary?month=2026-11')],
      fails: { 'invalid-input': get('/api/desk/accounts/summary') },
    },
    'GET /api/desk/accounts/sales-register.csv': {
      succeeds: [get('/api/desk/accounts/sales-register.csv?month=2026-11')],
      fails: { 'invalid-input': get('/api/desk/accounts/sales-register.csv') },
    },
    'GET /api/desk/accounts/cash-book.csv': {
      succeeds: [get('/api/desk/accounts/cash-book.csv?month=2026-11')],
      fails: { 'invalid-input': get('/api/desk/accounts/cash-book.csv?month=now') },
    },
    'GET /api/desk/accounts/workbooks/{file}': {
      succeeds: [
        get('/api/desk/accounts/workbooks/sales-register.xlsx?month=2026-11'),
        get('/api/desk/accounts/workbooks/cash-book.xlsx?month=2026-11'),
      ],
      fails: { 'invalid-input': get('/api/desk/accounts/workbooks/cash-book.xlsx?month=now') },
    },
  }
}
