import { expect, it } from 'vitest'
import { toPaise } from '../money/paise.ts'
import { toPrice } from '../money/parse-price.ts'
import { emptyPlan } from './plan.ts'
import { shippingTermsOf } from './shipping-terms.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'

const piece = { productId: 'slab', priceWithGst: toPrice('382') }

it('[AREA-02] each area has its PIN codes, its days or those of a slower product, and its fee for one piece', () => {
  const fee = { amount: toPaise(25_050), freeFrom: toPaise(38_201) }
  const plan = {
    ...emptyPlan,
    areas: [
      testArea({ fee: { ...fee, freeFrom: toPaise(38_200) } }),
      testArea({ id: 'noida', pins: ['2013', '201001'], leadDays: 3, fee }),
    ],
    productLeadDays: [{ productId: 'slab', days: 2 }],
  }
  const rest = { cutOff: null, workingDays: [1, 2, 3, 4, 5, 6] }
  expect(shippingTermsOf(plan, piece)).toEqual([
    { ...rest, pins: [], beginnings: ['122'], days: 2, fee: 0 },
    { ...rest, pins: ['201001'], beginnings: ['2013'], days: 3, fee: 250.5 },
  ])
})

it('[AREA-02] an area that PIN codes are left out of is not told, and a plan without areas tells nothing', () => {
  const plan = { ...emptyPlan, areas: [testArea({ exceptPins: ['122051'] })] }
  expect(shippingTermsOf(plan, piece)).toEqual([])
  expect(shippingTermsOf(emptyPlan, piece)).toEqual([])
})
