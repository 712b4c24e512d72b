import { expect, test } from 'vitest'
import { readStoredReport } from './stored-report.ts'

const counts = { added: 1, changed: 0, unchanged: 0, refused: 1, held: 0 }
const change = { field: 'status', before: null, after: 'draft: it has no price' }

test('[GOODS-03] the report of an import from before findings had codes tells what it told', () => {
  const former = {
    ...counts,
    notes: ['Columns that are left out: Godown'],
    rows: [
      { outcome: 'refused', collection: 'products', id: 'a', text: 'row 2: has no name', changes: [] },
      { outcome: 'added', collection: 'products', id: 'b', text: 'Rope', changes: [change] },
    ],
  }
  expect(readStoredReport(former)).toEqual({
    ...counts,
    notes: [{ code: 'told', text: 'Columns that are left out: Godown' }],
    rows: [
      {
        outcome: 'refused',
        collection: 'products',
        id: 'a',
        name: '',
        findings: [{ code: 'told', text: 'row 2: has no name' }],
        changes: [],
      },
      { outcome: 'added', collection: 'products', id: 'b', name: 'Rope', findings: [], changes: [change] },
    ],
  })
})

test('[GOODS-03] a report is read as it was written', () => {
  const report = {
    ...counts,
    notes: [{ code: 'columns-left-out', columns: ['Godown'] }],
    rows: [
      {
        outcome: 'refused',
        collection: 'products',
        id: 'a',
        name: '',
        findings: [{ code: 'number-missing', text: 'cheap', row: 2, field: 'mrp' }],
        changes: [],
      },
    ],
  }
  expect(readStoredReport(report)).toEqual(report)
})
