import type { AddressFields } from '../addresses/address.ts'
import { pinDigits } from '../addresses/pin-digits.ts'
import type { Paise } from '../money/paise.ts'
import { deliveryFeeOf } from './delivery-fee.ts'
import { findArea } from './find-area.ts'
import type { DeliveryPlan } from './plan.ts'

/** Fee for delivering goods of a value with GST to an address by a plan, in paise; nothing outside every area. */
export function feeToAddress(
  plan: DeliveryPlan,
  { zipcode }: Pick<AddressFields, 'zipcode'>,
  goods: Paise,
): Paise {
  return deliveryFeeOf(findArea(plan, pinDigits(zipcode))?.fee, goods)
}
