import { expect, test } from 'vitest'
import { auditChanges } from '../audit/audit-changes.ts'
import { planFields } from './plan-changes.ts'
import { emptyPlan } from './plan.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'

test('[AREA-01] [STAFF-02] what differs between two plans is told by area and field', () => {
  const before = { ...emptyPlan, areas: [testArea()] }
  const after = {
    ...emptyPlan,
    areas: [
      testArea({
        pins: ['122', '110'],
        capacity: { kilograms: 12_500, trips: 3 },
        circle: { latitude: 28.42, longitude: 77.05, kilometres: 25 },
      }),
    ],
    holidays: [{ day: '2026-12-25', name: 'Christmas' }],
  }
  expect(auditChanges(planFields(before), planFields(after))).toEqual([
    { field: 'pins@Gurugram', before: '122', after: '122, 110' },
    { field: 'centre@Gurugram', before: null, after: '28.42, 77.05' },
    { field: 'radiusKm@Gurugram', before: null, after: '25' },
    { field: 'tonnesPerDay@Gurugram', before: null, after: '12.5' },
    { field: 'tripsPerDay@Gurugram', before: null, after: '3' },
    { field: 'holidays', before: null, after: '2026-12-25 Christmas' },
  ])
  expect(auditChanges(planFields(before), planFields(before))).toEqual([])
})
