import { expect, test } from 'vitest'
import { hasRepeats, linesToKeep, type SiteListLine } from './site-list.ts'

const cement = { product: 'opcVariant[0]', variantUid: 'a', quantity: 20 }
const sand = { product: 'sandVariant[0]', quantity: 3 }
const known: SiteListLine = { ...sand, quantity: 1, name: 'M sand', options: [], seenPrice: '60' }
const facts = { product: 'opcVariant[1]', name: 'OPC 53', options: ['50 kg'], seenPrice: '382' }

test('[FIRM-04] a line is named as it is sold now, at the price that was seen for it', () => {
  expect(linesToKeep([{ ...cement, seenPrice: '375.5' }], () => facts)).toEqual([
    { ...cement, ...facts, seenPrice: '375.5' },
  ])
  expect(linesToKeep([cement], () => facts)[0]?.seenPrice).toBe('382')
})

test('[FIRM-04] what is no longer sold stays as the list had it, with another quantity; what nobody knows is left out', () => {
  expect(linesToKeep([sand, cement], () => null, [known])).toEqual([{ ...known, quantity: 3 }])
})

test('[FIRM-04] a variant stands in a list once', () => {
  expect(hasRepeats([cement, sand])).toBe(false)
  expect(hasRepeats([cement, sand, { ...cement, quantity: 1 }])).toBe(true)
  expect(hasRepeats([cement, { ...cement, variantUid: 'b' }])).toBe(false)
})
