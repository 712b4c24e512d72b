import { staffBrowser } from '../../api/staff-actions.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import { signedQrOf } from '../../builders/signed-qr.ts'
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
  /** An order of so many bags for a firm that has left. */
  const shipped = async (quantity: number): Promise<string> => {
    const lines = [{ ...cementLine, quantity }]
    const placed = await me.placeOrder({ paymentMode: 'COD', lines, buyerGstin: '07AAGFF2194N1Z1' })
    const { orderId } = (await placed.json()) as { orderId: string }
    await manager.post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    return orderId
  }
  const ewayBill = async (quantity: number, vehicle: string) =>
    accountant.call(
      `/api/desk/orders/${await shipped(quantity)}/fulfilments/1/eway-bill.json?vehicle=${vehicle}&distance=40`,
    )
  const record = async (number: string) =>
    manager.post(`/api/desk/orders/${await shipped(1)}/fulfilments/1/eway-bill`, {
      number,
      validUntil: '2026-12-01',
    })
  /** Registers the invoice of an order, with whatever of its QR code is otherwise. */
  const register = async (otherwise: object = {}) => {
    const orderId = await shipped(1)
    const invoice = (await (await me.call(`/api/orders/${orderId}/invoice`)).json()) as Invoice
    return accountant.post(`/api/desk/orders/${orderId}/e-invoices`, {
      document: invoice.number,
      signedQr: signedQrOf(invoice, otherwise),
      acknowledgement: '112010036563310',
    })
  }
  return {
    'POST /api/desk/orders/{orderId}/fulfilments/{number}/eway-bill': {
      succeeds: [() => record('1810 0000 0001')],
      fails: {
        'portal-number-taken': async () => {
          await record('181000000002')
          return record('181000000002')
        },
        'invalid-input': () => record('eighteen'),
        'not-permitted': () =>
          packer.post(`/api/desk/orders/${NOTHING}/fulfilments/1/eway-bill`, {
            number: '181000000003',
            validUntil: null,
          }),
      },
    },
    'POST /api/desk/orders/{orderId}/e-invoices': {
      succeeds: [() => register()],
      fails: { 'e-invoice-refused': () => register({ DocNo: 'another' }) },
    },
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
