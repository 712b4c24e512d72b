import type { DeliveryArea, DeliveryPlan, Weekday } from '#domain/delivery/plan.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { readNumber } from '#app/ui/forms/read-number.ts'

/** An area as it is typed. */
export type AreaForm = {
  readonly id: string
  readonly name: string
  readonly nameHi: string
  readonly pins: string
  readonly exceptPins: string
  /** Latitude and longitude, as maps copy them. */
  readonly centre: string
  readonly kilometres: string
  readonly leadDays: string
  readonly cutOff: string
  readonly workingDays: readonly Weekday[]
  readonly tonnes: string
  readonly trips: string
  readonly tripTonnes: string
  readonly slots: string
  /** Rupees, with GST. */
  readonly fee: string
  readonly freeFrom: string
}

/** A day without deliveries as it is typed. */
export type HolidayForm = { readonly day: string; readonly name: string }

/** A product that takes longer, as it is typed; its name is null once it is gone. */
export type SlowProductForm = {
  readonly productId: string
  readonly name: string | null
  readonly days: string
}

/** A plan as it is typed. */
export type PlanForm = {
  readonly areas: readonly AreaForm[]
  readonly holidays: readonly HolidayForm[]
  readonly slow: readonly SlowProductForm[]
  readonly places: string
  readonly asksAccess: boolean
}

/** The fields that somebody types something unreadable into. */
export type PlanField = Exclude<
  keyof AreaForm | keyof PlanForm,
  'id' | 'areas' | 'workingDays' | 'asksAccess'
>

/** Something that cannot be read, and where. */
export class UnreadableField extends Error {
  readonly field: PlanField
  readonly text: string

  constructor(field: PlanField, text: string) {
    super(`${field}: ${text}`)
    this.field = field
    this.text = text
  }
}

const splitList = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A new area, the next day from Monday to Saturday. */
export function createAreaForm(id: string, name: string): AreaForm {
  return {
    id,
    name,
    nameHi: '',
    pins: '',
    exceptPins: '',
    centre: '',
    kilometres: '',
    leadDays: '1',
    cutOff: '',
    workingDays: [1, 2, 3, 4, 5, 6],
    tonnes: '',
    trips: '',
    tripTonnes: '',
    slots: '',
    fee: '',
    freeFrom: '',
  }
}

/** A plan to edit, with the names of its products by their ids. */
export function formOfPlan(
  plan: DeliveryPlan,
  productNames: Readonly<Record<string, string>> = {},
): PlanForm {
  return {
    areas: plan.areas.map(formOfArea),
    holidays: plan.holidays,
    slow: plan.productLeadDays.map(({ productId, days }) => ({
      productId,
      name: productNames[productId] ?? null,
      days: String(days),
    })),
    places: plan.places.map(({ pin, latitude, longitude }) => `${pin} ${latitude} ${longitude}`).join('\n'),
    asksAccess: plan.asksAccess,
  }
}

function formOfArea(area: DeliveryArea): AreaForm {
  const { circle, capacity } = area
  return {
    id: area.id,
    name: area.name,
    nameHi: area.nameHi ?? '',
    pins: area.pins.join(' '),
    exceptPins: area.exceptPins.join(' '),
    centre: circle === null ? '' : `${circle.latitude}, ${circle.longitude}`,
    kilometres: circle === null ? '' : String(circle.kilometres),
    leadDays: String(area.leadDays),
    cutOff: area.cutOff ?? '',
    workingDays: area.workingDays,
    tonnes: textOfTonnes(capacity.kilograms),
    trips: capacity.trips === null ? '' : String(capacity.trips),
    tripTonnes: textOfTonnes(area.tripKilograms),
    slots: area.slots.join(' '),
    fee: textOfPaise(area.fee?.amount),
    freeFrom: textOfPaise(area.fee?.freeFrom),
  }
}

/** The plan that somebody typed. Throws `UnreadableField`. */
export function planOfForm(form: PlanForm): DeliveryPlan {
  return {
    areas: form.areas.map(areaOfForm),
    holidays: form.holidays
      .filter(({ day, name }) => day !== '' || name.trim() !== '')
      .map(({ day, name }) => {
        if (day === '') throw new UnreadableField('holidays', name)
        return { day, name: name.trim() }
      }),
    productLeadDays: form.slow.map(({ productId, name, days }) => {
      const typed = numberOf('slow', days)
      if (typed === null) throw new UnreadableField('slow', name ?? productId)
      return { productId, days: typed }
    }),
    places: linesOf(form.places).map((line) => {
      const [pin = '', ...numbers] = splitList(line)
      const [latitude = Number.NaN, longitude = Number.NaN] = numbers.map(Number)
      if (Number.isNaN(latitude + longitude) || numbers.length !== 2)
        throw new UnreadableField('places', line)
      return { pin, latitude, longitude }
    }),
    asksAccess: form.asksAccess,
  }
}

function areaOfForm(form: AreaForm): DeliveryArea {
  return {
    id: form.id,
    name: form.name.trim(),
    ...(form.nameHi.trim() !== '' && { nameHi: form.nameHi.trim() }),
    pins: splitList(form.pins),
    exceptPins: splitList(form.exceptPins),
    circle: circleOf(form),
    leadDays: numberOf('leadDays', form.leadDays) ?? 0,
    cutOff: form.cutOff === '' ? null : form.cutOff,
    workingDays: form.workingDays.toSorted((one, other) => one - other),
    capacity: { kilograms: kilogramsOf('tonnes', form.tonnes), trips: numberOf('trips', form.trips) },
    tripKilograms: kilogramsOf('tripTonnes', form.tripTonnes),
    slots: splitList(form.slots),
    ...feeOf(form),
  }
}

/** A fee of nothing is none, and only a fee can be waived. */
function feeOf({ fee: typed, freeFrom: from }: AreaForm): Pick<DeliveryArea, 'fee'> {
  const [amount, freeFrom] = [paiseOf('fee', typed), paiseOf('freeFrom', from)]
  if (amount !== null) return { fee: { amount, freeFrom } }
  if (freeFrom !== null) throw new UnreadableField('fee', typed)
  return {}
}

/** An amount of rupees as typed; null for nothing. */
function paiseOf(field: PlanField, text: string): Paise | null {
  const reading = readNumber(text.replace(/^\s*₹/, ''), { most: 99_999_999, decimals: 2 })
  if ('issue' in reading) {
    if (reading.issue === 'empty') return null
    throw new UnreadableField(field, text)
  }
  return reading.number === 0 ? null : rupeesToPaise(reading.plain)
}

function textOfPaise(paise: Paise | null | undefined): string {
  return paise == null ? '' : String(paiseToRupees(paise))
}

function circleOf({ centre, kilometres: typed }: AreaForm): DeliveryArea['circle'] {
  const kilometres = numberOf('kilometres', typed)
  if (kilometres === null && centre.trim() === '') return null
  const numbers = splitList(centre).map(Number)
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers
  if (numbers.length !== 2 || Number.isNaN(latitude + longitude)) throw new UnreadableField('centre', centre)
  if (kilometres === null) throw new UnreadableField('kilometres', typed)
  return { latitude, longitude, kilometres }
}

/** A number as typed; null for nothing. */
function numberOf(field: PlanField, text: string): number | null {
  const reading = readNumber(text, { most: 9_999_999, decimals: 3 })
  if (!('issue' in reading)) return reading.number
  if (reading.issue === 'empty') return null
  throw new UnreadableField(field, text.trim())
}

function kilogramsOf(field: PlanField, tonnes: string): number | null {
  const typed = numberOf(field, tonnes)
  return typed === null ? null : Math.round(typed * 1000)
}

function textOfTonnes(kilograms: number | null): string {
  return kilograms === null ? '' : String(kilograms / 1000)
}
