import { formatPaise } from '../money/format.ts'
import type { DeliveryFee } from './delivery-fee.ts'
import type { DeliveryArea, DeliveryPlan } from './plan.ts'

/**
 * A plan as the fields that people read, such as `{'Gurugram PIN codes': '122, 110'}`, for the differences between two of them. A
 * field that says nothing is left out.
 */
export function planFields(plan: DeliveryPlan): Record<string, string> {
  const areas = plan.areas.flatMap((area) =>
    Object.entries(areaFields(area)).map(([name, value]) => [`${area.name} ${name}`, value] as const),
  )
  const fields = [
    ...areas,
    ['holidays', plan.holidays.map(({ day, name }) => `${day} ${name}`.trim()).join(', ')],
    [
      'products that take longer',
      plan.productLeadDays.map(({ productId, days }) => `${productId} ${days}`).join(', '),
    ],
    [
      'PIN code locations',
      plan.places.map(({ pin, latitude, longitude }) => `${pin} ${latitude} ${longitude}`).join(', '),
    ],
    ['asks about access', String(plan.asksAccess)],
  ] as const
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

function areaFields(area: DeliveryArea): Record<string, string> {
  const { circle, capacity } = area
  return {
    'PIN codes': area.pins.join(', '),
    except: area.exceptPins.join(', '),
    radius: circle === null ? '' : `${circle.kilometres} km around ${circle.latitude}, ${circle.longitude}`,
    'lead time in days': String(area.leadDays),
    'cut-off time': area.cutOff ?? '',
    'delivery days': area.workingDays.map((day) => dayNames[day]).join(', '),
    'tonnes per day': tonnes(capacity.kilograms),
    'trips per day': capacity.trips === null ? '' : String(capacity.trips),
    'tonnes per trip': tonnes(area.tripKilograms),
    'time slots': area.slots.join(', '),
    'delivery fee': area.fee === undefined ? '' : feeText(area.fee),
  }
}

function feeText({ amount, freeFrom }: DeliveryFee): string {
  return freeFrom === null
    ? formatPaise(amount)
    : `${formatPaise(amount)}, free from ${formatPaise(freeFrom)}`
}

function tonnes(kilograms: number | null): string {
  return kilograms === null ? '' : String(kilograms / 1000)
}
