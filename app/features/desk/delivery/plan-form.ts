import type { DeliveryArea, DeliveryPlan, Weekday } from '#domain/delivery/plan.ts'

/** An area as it is typed. */
export type AreaForm = {
  readonly id: string
  readonly name: string
  readonly pins: string
  readonly exceptPins: string
  readonly circle: string
  readonly leadDays: string
  readonly cutOff: string
  readonly workingDays: readonly Weekday[]
  readonly tonnes: string
  readonly trips: string
  readonly tripTonnes: string
  readonly slots: string
}

/** A plan as it is typed. */
export type PlanForm = {
  readonly areas: readonly AreaForm[]
  readonly holidays: string
  readonly slow: string
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

const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')
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
    pins: '',
    exceptPins: '',
    circle: '',
    leadDays: '1',
    cutOff: '',
    workingDays: [1, 2, 3, 4, 5, 6],
    tonnes: '',
    trips: '',
    tripTonnes: '',
    slots: '',
  }
}

/** A plan as text to edit. */
export function formOfPlan(plan: DeliveryPlan): PlanForm {
  return {
    areas: plan.areas.map(formOfArea),
    holidays: plan.holidays.map(({ day, name }) => `${day} ${name}`.trim()).join('\n'),
    slow: plan.productLeadDays.map(({ productId, days }) => `${productId} ${days}`).join('\n'),
    places: plan.places.map(({ pin, latitude, longitude }) => `${pin} ${latitude} ${longitude}`).join('\n'),
    asksAccess: plan.asksAccess,
  }
}

function formOfArea(area: DeliveryArea): AreaForm {
  const { circle, capacity } = area
  return {
    id: area.id,
    name: area.name,
    pins: area.pins.join(' '),
    exceptPins: area.exceptPins.join(' '),
    circle: circle === null ? '' : `${circle.latitude} ${circle.longitude} ${circle.kilometres}`,
    leadDays: String(area.leadDays),
    cutOff: area.cutOff ?? '',
    workingDays: area.workingDays,
    tonnes: textOfTonnes(capacity.kilograms),
    trips: capacity.trips === null ? '' : String(capacity.trips),
    tripTonnes: textOfTonnes(area.tripKilograms),
    slots: area.slots.join(' '),
  }
}

/** The plan that somebody typed. Throws `UnreadableField`. */
export function planOfForm(form: PlanForm): DeliveryPlan {
  return {
    areas: form.areas.map(areaOfForm),
    holidays: linesOf(form.holidays).map((line) => {
      const [, day = '', name = ''] = /^(\d{4}-\d{2}-\d{2})\s*(.*)$/.exec(line) ?? []
      if (day === '') throw new UnreadableField('holidays', line)
      return { day, name }
    }),
    productLeadDays: linesOf(form.slow).map((line) => {
      const [, productId = '', days = ''] = /^(\S+)[\s,]+(\d+)$/.exec(line) ?? []
      if (productId === '') throw new UnreadableField('slow', line)
      return { productId, days: Number(days) }
    }),
    places: linesOf(form.places).map((line) => {
      const [pin = '', ...numbers] = wordsOf(line)
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
    pins: wordsOf(form.pins),
    exceptPins: wordsOf(form.exceptPins),
    circle: circleOf(form.circle),
    leadDays: numberOf('leadDays', form.leadDays) ?? 0,
    cutOff: form.cutOff === '' ? null : form.cutOff,
    workingDays: form.workingDays.toSorted((one, other) => one - other),
    capacity: { kilograms: kilogramsOf('tonnes', form.tonnes), trips: numberOf('trips', form.trips) },
    tripKilograms: kilogramsOf('tripTonnes', form.tripTonnes),
    slots: wordsOf(form.slots),
  }
}

function circleOf(text: string): DeliveryArea['circle'] {
  const numbers = wordsOf(text).map(Number)
  if (numbers.length === 0) return null
  const [latitude = Number.NaN, longitude = Number.NaN, kilometres = Number.NaN] = numbers
  if (numbers.length !== 3 || Number.isNaN(latitude + longitude + kilometres))
    throw new UnreadableField('circle', text)
  return { latitude, longitude, kilometres }
}

/** A number as typed; null for nothing. */
function numberOf(field: PlanField, text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  if (!/^\d+(\.\d+)?$/.test(typed)) throw new UnreadableField(field, typed)
  return Number(typed)
}

function kilogramsOf(field: PlanField, tonnes: string): number | null {
  const typed = numberOf(field, tonnes)
  return typed === null ? null : Math.round(typed * 1000)
}

function textOfTonnes(kilograms: number | null): string {
  return kilograms === null ? '' : String(kilograms / 1000)
}
