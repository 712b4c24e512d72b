import { csv } from '../text/csv.ts'
import type { FirmRow } from './firm.ts'

/** Firms as CSV, a row each. */
export function firmsCsv(rows: readonly FirmRow[]): string {
  return csv(
    ['Firm', 'GSTIN', 'City', 'State', 'Owner', 'Phone', 'People', 'Since (UTC)'],
    rows.map(({ legalName, gstin, city, state, owner, people, createdAt }) => [
      legalName,
      gstin,
      city,
      state,
      owner?.name ?? '',
      owner?.phone ?? '',
      people,
      createdAt.toISOString(),
    ]),
  )
}
