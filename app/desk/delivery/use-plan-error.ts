import { ApiError } from '#app/api/transport/request.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { UnreadableField, type PlanForm } from './plan-form.ts'

type Words = (typeof deskDeliveryMessages)['en']

/** Says what is wrong with a plan: what cannot be read, or what the store refuses. */
export function usePlanError({ areas }: Pick<PlanForm, 'areas'>): (failure: unknown) => string {
  const t = useMessages(deskDeliveryMessages)
  const describe = useDeskError()
  return (failure) => {
    if (failure instanceof UnreadableField) return t.unreadable(t[failure.field], failure.text)
    const faults = failure instanceof ApiError ? (failure.details.faults ?? []) : []
    if (faults.length === 0) return describe(failure)
    return faults.map(({ field, message }) => t.issue(placeOf(t, areas, field), message)).join('; ')
  }
}

/** `plan.areas.0.pins.1` → “Gurugram, PIN codes”. */
function placeOf(t: Words, areas: PlanForm['areas'], path: string): string {
  const parts = path.replace(/^plan\./, '').split('.')
  const area = parts[0] === 'areas' ? areas[Number(parts[1])]?.name : undefined
  const field = parts.filter((part) => part !== 'areas' && !/^\d+$/.test(part)).at(0) ?? ''
  const word: unknown = Object.hasOwn(wireNames, field)
    ? t[wireNames[field as keyof typeof wireNames]]
    : field
  return [area, typeof word === 'string' ? word : '']
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}

/** The fields of the plan by what they are called on the page. */
const wireNames = {
  areas: 'areas',
  name: 'name',
  pins: 'pins',
  exceptPins: 'exceptPins',
  circle: 'centre',
  leadDays: 'leadDays',
  cutOff: 'cutOff',
  workingDays: 'workingDays',
  capacity: 'tonnes',
  tripKilograms: 'tripTonnes',
  slots: 'slots',
  fee: 'fee',
  places: 'places',
  holidays: 'holidays',
  productLeadDays: 'slow',
  pin: 'tryPin',
} as const satisfies Readonly<Record<string, keyof Words>>
