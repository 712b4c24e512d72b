import { expect, it } from 'vitest'
import { createReorderLines } from './reorder-lines.ts'

it('[ORD-09] [PAY-05] reordered items are new cart lines', () => {
  const line = { product: 'cementVariant[0]', quantity: 2, addedDate: '', active: true, seenPrice: '382' }
  let keys = 0
  const lines = createReorderLines({ lines: [line, { ...line, cartId: 'old' }], changes: [] }, () => {
    keys += 1
    return `key-${keys}`
  })
  expect(lines.map(({ cartId }) => cartId)).toEqual(['key-1', 'key-2'])
  expect(lines[0]).toMatchObject(line)
})
