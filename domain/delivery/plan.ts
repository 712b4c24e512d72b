import type { Language } from '../i18n/language.ts'
import type { DeliveryFee } from './delivery-fee.ts'

/** Days of a week as `Date` counts them: Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]

/** Area that the store delivers to, and the load that it can carry there in a day. */
export type DeliveryArea = {
  readonly id: string
  readonly name: string
  /** Name on pages in Hindi; absent where it is the same. */
  readonly nameHi?: string | undefined
  /** PIN codes of six digits, and their beginnings of two to five. */
  readonly pins: readonly string[]
  /** PIN codes and beginnings that are left out. */
  readonly exceptPins: readonly string[]
  /** Every listed place within so many kilometres of a point; null without. */
  readonly circle: {
    readonly latitude: number
    readonly longitude: number
    readonly kilometres: number
  } | null
  /** Working days between the day that an order counts to and its delivery; 0 is the same day. */
  readonly leadDays: number
  /** The time in India, such as `16:00`, from which an order counts to the next working day; null without. */
  readonly cutOff: string | null
  readonly workingDays: readonly Weekday[]
  /** Limit of all deliveries of a day; null without one. */
  readonly capacity: DayCapacity
  /** Load that one trip carries; null when every order is one trip. */
  readonly tripKilograms: number | null
  /** Times of a day that a customer may choose from, such as `09:00-13:00`. */
  readonly slots: readonly string[]
  /** Absent where delivery is free. */
  readonly fee?: DeliveryFee | undefined
}

/** Name of an area in each language. */
export type AreaNames = Pick<DeliveryArea, 'name' | 'nameHi'>

/** The name of an area in a language; the typed one where it has none of its own. */
export function areaNameIn(language: Language, { name, nameHi }: AreaNames): string {
  return language === 'hi' ? (nameHi ?? name) : name
}

/** Name of an area, where nothing else of it matters. */
export type AreaName = Pick<DeliveryArea, 'id' | 'name'>

/** Capacity of a day: whole kilograms, and trips. */
export type DayCapacity = { readonly kilograms: number | null; readonly trips: number | null }

/** A PIN code and where it is, for areas that are circles. */
export type PinPlace = { readonly pin: string; readonly latitude: number; readonly longitude: number }

/** Plan of a store's deliveries: areas and days (AREA-01, AREA-02). Without areas it delivers everywhere, and promises no day. */
export type DeliveryPlan = {
  readonly areas: readonly DeliveryArea[]
  readonly places: readonly PinPlace[]
  /** Days without deliveries, such as `2026-11-24`. */
  readonly holidays: readonly { readonly day: string; readonly name: string }[]
  /** Products that take longer than their area says. */
  readonly productLeadDays: readonly { readonly productId: string; readonly days: number }[]
  /** True when the checkout asks once per address for the facts that a lorry needs. */
  readonly asksAccess: boolean
}

/** The plan of a new store. */
export const emptyPlan: DeliveryPlan = {
  areas: [],
  places: [],
  holidays: [],
  productLeadDays: [],
  asksAccess: false,
}

/** Tells whether a store promises days at all: without areas everything is as its delivery promise says. */
export function promisesDays({ areas }: DeliveryPlan): boolean {
  return areas.length > 0
}
