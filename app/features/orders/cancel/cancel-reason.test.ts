import { expect, it } from 'vitest'
import { reasonText } from './cancel-reason.ts'

const labelFor = (reason: string) => `label of ${reason}`

it('[ORD-09] an order is cancelled with a reason from the list or in free text', () => {
  expect(reasonText('mistake', '', labelFor)).toBe('label of mistake')
  expect(reasonText('other', '  the site is closed ', labelFor)).toBe('the site is closed')
  expect(reasonText('other', 'x'.repeat(400), labelFor)).toHaveLength(400)
})

it('[ORD-09] without a reason no order is cancelled', () => {
  expect(reasonText(null, 'whatever', labelFor)).toBeNull()
  expect(reasonText('other', '   ', labelFor)).toBeNull()
})
