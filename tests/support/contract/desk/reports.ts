import { staffBrowser } from '../../api/staff-actions.ts'
import type { Examples, Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of reports. */
export async function deskReportExamples({ api }: ContractStore): Promise<Examples> {
  const accountant = await staffBrowser(api, '9822222262', 'accountant')
  const packer = await staffBrowser(api, '9822222263', 'packer')
  const get =
    (path: string, of = accountant): Request =>
    () =>
      of.call(path)
  return {
    'GET /api/desk/reports': {
      succeeds: [get('/api/desk/reports?from=2026-11-01&to=2026-11-30')],
      fails: {
        'invalid-input': get('/api/desk/reports?from=2026-11-30&to=2026-11-01'),
        'not-permitted': get('/api/desk/reports?from=2026-11-01&to=2026-11-30', packer),
      },
    },
    'GET /api/desk/reports.csv': {
      succeeds: [get('/api/desk/reports.csv?from=2026-11-01&to=2026-11-30&by=areas')],
      fails: { 'invalid-input': get('/api/desk/reports.csv?from=2026-11-01&to=2026-11-30&by=hour') },
    },
  }
}
