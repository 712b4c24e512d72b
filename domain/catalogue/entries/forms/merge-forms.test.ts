import { expect, test } from 'vitest'
import { mergeForms } from './merge-forms.ts'
import { reprice } from '../reprice.ts'
import { proposeGstRate } from '../hsn-rates.ts'
import type { ProductForm } from './forms.ts'

test('[GOODS-01] of two editors nothing is lost: what only one changed is taken over, the rest is asked', () => {
  const base = { name: 'Cement', hsn: '2523', words: ['a'], long: '' }
  const theirs = { ...base, name: 'Their cement', hsn: '2522', words: ['a', 'b'] }
  const mine = { ...base, name: 'My cement', long: 'text', words: ['a', 'b'] }
  const { merged, clashes } = mergeForms(base, theirs, mine)
  expect(merged).toEqual({ name: 'My cement', hsn: '2522', words: ['a', 'b'], long: 'text' })
  expect(clashes).toEqual([{ field: 'name', base: 'Cement', theirs: 'Their cement', mine: 'My cement' }])
})

test('[GOODS-01] the rate of GST is proposed by the heading of the HSN code', () => {
  expect(['2523 29 40', '2517', '9999', ''].map(proposeGstRate)).toEqual(['18', '5', null, null])
})

test('[GOODS-01] prices change by percent or amount, rounded, and never above the MRP or to nothing', () => {
  const after = (priceWithGst: string, rule: Parameters<typeof reprice>[1], mrp = '') =>
    reprice(
      { variants: [{ options: [], priceWithGst, mrp, priceBreaks: [] }] } as unknown as ProductForm,
      rule,
    ).rows[0]
  expect(after('402', { by: 'percent', value: 500, roundTo: 100 })?.after).toBe('422')
  expect(after('402', { by: 'percent', value: -250, roundTo: 1 })?.after).toBe('391.95')
  expect(after('402', { by: 'amount', value: 150, roundTo: 50 })?.after).toBe('403.5')
  expect(after('402', { by: 'percent', value: 500, roundTo: 100 }, '410')).toMatchObject({
    after: '402',
    kept: 'above-mrp',
  })
  expect(after('2', { by: 'amount', value: -300, roundTo: 1 })).toMatchObject({
    after: '2',
    kept: 'nothing-left',
  })
})
