import { paiseToRupees } from '../money/paise.ts'
import type { DeliveryArea, DeliveryPlan } from './plan.ts'

/**
 * A plan field by field, those of an area with its name, such as `{'pins@Gurugram': '122, 110'}`, for the differences between two of
 * them. A field that says nothing is left out.
 */
export function planFields(plan: DeliveryPlan): Record<string, string> {
  const areas = plan.areas.flatMap((area) =>
    Object.entries(areaFields(area)).map(([name, value]) => [`${name}@${area.name}`, value] as const),
  )
  const fields = [
    ...areas,
    ['holidays', plan.holidays.map(({ day, name }) => `${day} ${name}`.trim()).join(', ')],
    ['productLeadDays', plan.productLeadDays.map(({ productId, days }) => `${productId} ${days}`).join(', ')],
    [
      'pinPlaces',
      plan.places.map(({ pin, latitude, longitude }) => `${pin} ${latitude} ${longitude}`).join(', '),
    ],
    ['asksAccess', String(plan.asksAccess)],
  ] as const
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function areaFields(area: DeliveryArea): Record<string, string> {
  const { circle, capacity } = area
  return {
    nameHi: area.nameHi ?? '',
    pins: area.pins.join(', '),
    exceptPins: area.exceptPins.join(', '),
    centre: circle === null ? '' : `${circle.latitude}, ${circle.longitude}`,
    radiusKm: circle === null ? '' : String(circle.kilometres),
    leadDays: String(area.leadDays),
    cutOff: area.cutOff ?? '',
    workingDays: JSON.stringify(area.workingDays.map((day) => dayNames[day])),
    tonnesPerDay: tonnes(capacity.kilograms),
    tripsPerDay: capacity.trips === null ? '' : String(capacity.trips),
    tonnesPerTrip: tonnes(area.tripKilograms),
    slots: area.slots.join(', '),
    deliveryFee: area.fee === undefined ? '' : String(paiseToRupees(area.fee.amount)),
    freeFrom: area.fee?.freeFrom == null ? '' : String(paiseToRupees(area.fee.freeFrom)),
  }
}

function tonnes(kilograms: number | null): string {
  return kilograms === null ? '' : String(kilograms / 1000)
}
