import { expect, test } from 'vitest'
import { auditChanges } from './audit-changes.ts'

test('[STAFF-02] a change is told field by field, and what stayed is left out', () => {
  expect(
    auditChanges({ status: 'PLACED', lines: [1] }, { status: 'SHIPPED', lines: [1], note: 'x' }),
  ).toEqual([
    { field: 'status', before: 'PLACED', after: 'SHIPPED' },
    { field: 'note', before: null, after: 'x' },
  ])
  expect(auditChanges('old', 'new')).toEqual([{ field: 'value', before: 'old', after: 'new' }])
  expect(auditChanges(null, { role: 'owner', rates: [5, 18] })).toEqual([
    { field: 'role', before: null, after: 'owner' },
    { field: 'rates', before: null, after: '[5,18]' },
  ])
  expect(auditChanges(null, 'x'.repeat(600))[0]?.after).toHaveLength(501)
})
