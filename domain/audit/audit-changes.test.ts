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

test('[STAFF-02] states within states are told by their path, and lists of them in words', () => {
  const hours = { monday: { from: '09:00', to: '18:00' }, sunday: null }
  expect(auditChanges({ hours }, { hours: { ...hours, monday: { from: '08:00', to: '18:00' } } })).toEqual([
    { field: 'hours.monday.from', before: '09:00', after: '08:00' },
  ])
  const lines = [
    { line: 0, unitsTaken: 2 },
    { line: 3, unitsTaken: 1, note: '' },
  ]
  expect(auditChanges(null, { lines })).toEqual([
    { field: 'lines', before: null, after: 'line 0, units taken 2; line 3, units taken 1' },
  ])
})
