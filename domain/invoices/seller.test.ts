import { describe, expect, test } from 'vitest'
import { demoSeller, sellerSchema } from './seller.ts'

describe('the seller', () => {
  test('in the demo is valid', () => {
    expect(sellerSchema.parse(demoSeller)).toEqual(demoSeller)
  })

  test.each([
    [{ gstin: '06AAACN0000N1ZZ' }, 'gstin'],
    [{ stateCode: '07' }, 'gstin'],
    [{ stateCode: '99' }, 'stateCode'],
    [{ pan: 'AAACN0001N' }, 'pan'],
    [{ invoiceSeries: 'NEEV' }, 'invoiceSeries'],
    [{ invoiceSeries: 'NC' }, 'creditNoteSeries'],
    [{ hsnDigits: 5 }, 'hsnDigits'],
    [{ addressLines: [] }, 'addressLines'],
  ])('with %j is rejected for its %s', (change, field) => {
    const result = sellerSchema.safeParse({ ...demoSeller, ...change })
    expect(result.error?.issues.map((issue) => issue.path[0])).toContain(field)
  })
})
