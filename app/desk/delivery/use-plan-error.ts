import { ApiError } from '#app/api/transport/request.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { UnreadableField, type PlanForm } from './plan-form.ts'

type Messages = typeof deskDeliveryMessages

/** Says what is wrong with a plan: what cannot be read, or what the store refuses. */
export function usePlanError({ areas }: Pick<PlanForm, 'areas'>): (failure: unknown) => string {
  const t = deskDeliveryMessages
  const describe = useDeskError()
  return (failure) => {
    if (failure instanceof UnreadableField) return t.unreadable(t[failure.field], failure.text)
    const faults = failure instanceof ApiError ? (failure.details.faults ?? []) : []
    if (faults.length === 0) return describe(failure)
    return faults
      .map((fault) => t.issue(placeOf(t, areas, fault.field), faultWords(fault) ?? fault.message))
      .join('; ')
  }
}

/** `plan.areas.0.pins.1` → “Gurugram, PIN codes”. */
function placeOf(t: Messages, areas: PlanForm['areas'], path: string): string {
  const segments = path.replace(/^plan\./, '').split('.')
  const area = segments[0] === 'areas' ? areas[Number(segments[1])]?.name : undefined
  const field = segments.filter((segment) => segment !== 'areas' && !/^\d+$/.test(segment)).at(0) ?? ''
  const word: unknown = Object.hasOwn(wireNames, field)
    ? t[wireNames[field as keyof typeof wireNames]]
    : field
  return [area, typeof word === 'string' ? word : '']
    .filter((segment) => segment !== undefined && segment !== '')
    .join(', ')
}

/** The fields of the plan by what they are called on the page. */
const wireNames = {
  areas: 'areas',
  name: 'name',
  nameHi: 'nameHi',
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
} as const satisfies Readonly<Record<string, keyof Messages>>
