import { staffBrowser } from '../api/staff-actions.ts'
import type { Examples, Request } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of what the accountant takes from the desk. */
export async function deskAccountExamples({ api }: ContractStore): Promise<Examples> {
  const accountant = await staffBrowser(api, '9822222293', 'accountant')
  const packer = await staffBrowser(api, '9822222294', 'packer')
  const get =
    (path: string): Request =>
    () =>
      accountant.call(path)
  return {
    'GET /api/desk/accounts/gstr1.json': {
      succeeds: [
        get('/api/desk/accounts/gstr1.json?month=2026-11'),
        get('/api/desk/accounts/gstr1.json?month=2020-01'),
      ],
      fails: {
        'invalid-input': get('/api/desk/accounts/gstr1.json?month=2026-13'),
        'not-permitted': () => packer.call('/api/desk/accounts/gstr1.json?month=2026-11'),
      },
    },
    'GET /api/desk/accounts/sales-register.csv': {
      succeeds: [get('/api/desk/accounts/sales-register.csv?month=2026-11')],
      fails: { 'invalid-input': get('/api/desk/accounts/sales-register.csv') },
    },
    'GET /api/desk/accounts/tally/{file}': {
      succeeds: [
        get('/api/desk/accounts/tally/vouchers.xml?month=2026-11'),
        get('/api/desk/accounts/tally/ledgers.xml?month=2026-11'),
      ],
      fails: { 'invalid-input': get('/api/desk/accounts/tally/vouchers.xml?month=now') },
    },
    'GET /api/desk/accounts/cash-book.csv': {
      succeeds: [get('/api/desk/accounts/cash-book.csv?month=2026-11')],
      fails: { 'invalid-input': get('/api/desk/accounts/cash-book.csv?month=now') },
    },
  }
}
