import { compositeId } from '../../catalogue/composite-id.ts'
import type { VariantForm } from '../../catalogue/entries/forms/forms.ts'
import { toPaise, type Paise } from '../../money/paise.ts'

/** A size that follows a rate: its factor of the unit, and its difference for one. */
export type RateMember = {
  /** Composite id; the uid stays with the variant when others are put before it. */
  readonly key: string
  readonly uid: string | null
  /** Thousandths of the unit: a rod of 10.66 kg has 10,660. */
  readonly factor: number
  /** With GST; negative below the base. */
  readonly difference: Paise
}

/** Content of a rate of the day: what it is of, and which sizes follow it. */
export type DayRateContent = {
  readonly name: string
  /** Unit of the base, as people write it. */
  readonly unit: string
  readonly members: readonly RateMember[]
}

export type DayRate = DayRateContent & {
  readonly id: string
  /** Price of one unit with GST; null until it is set. */
  readonly base: Paise | null
  /** ISO 8601, UTC. */
  readonly setAt: string | null
  /** Removed rates set no prices and can be put back. */
  readonly isRemoved: boolean
  readonly revision: number
}

/** A setting waits for its moment, has set prices, could not, or was taken back before or after. */
export const settingStates = ['WAITING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE'] as const
export type SettingState = (typeof settingStates)[number]

/** Reasons that a setting could not be carried out at its moment. */
export const settingFailures = ['rate-removed', 'price-moves', 'refused'] as const
export type SettingFailure = (typeof settingFailures)[number]

/** A base that was set, or waits for its moment. */
export type RateSetting = {
  readonly id: string
  readonly base: Paise
  /** Base that held before; null for the first one. */
  readonly before: Paise | null
  /** ISO 8601, UTC. */
  readonly at: string
  readonly state: SettingState
  readonly reason: SettingFailure | null
  readonly actor: string
}

type FormPrices = Pick<VariantForm, 'priceWithGst' | 'priceBreaks'>

/** The prices that a setting gave a size, and those that undoing it gives back. */
export type RestoredPrices = Pick<RateMember, 'key' | 'uid'> & {
  readonly before: FormPrices
  readonly after: FormPrices
  /** The price that the rate had given it before; null where it had none. */
  readonly byRate: number | null
}

export const MAX_DAY_RATES = 200
export const MAX_RATE_MEMBERS = 500
/** Settings of one rate that wait for their moment. */
export const MAX_WAITING_SETTINGS = 20
export const SHOWN_SETTINGS = 30
export const RATE_NAME_LENGTH = 60
export const RATE_UNIT_LENGTH = 20
/** In paise; thousandths; paise. */
export const MAX_BASE = 1_000_000_000
export const WHOLE_FACTOR = 1_000
export const MAX_FACTOR = 100_000 * WHOLE_FACTOR
export const MAX_DIFFERENCE = 100_000_000

/** The price of a size at a base: base × factor, rounded half-up to whole paise once, and its difference. */
export function memberPrice(
  base: Paise,
  { factor, difference }: Pick<RateMember, 'factor' | 'difference'>,
): Paise {
  const whole = BigInt(WHOLE_FACTOR)
  const share = (BigInt(base) * BigInt(factor) + whole / 2n) / whole
  return toPaise(Number(share) + difference)
}

/** The place of a member among the sizes of its product; -1 where it is gone. */
export function findMember(
  productId: string,
  variants: readonly { readonly uid: string | null }[],
  { key, uid }: Pick<RateMember, 'key' | 'uid'>,
): number {
  return variants.findIndex((variant, index) =>
    uid === null ? variant.uid === null && compositeId(productId, index) === key : variant.uid === uid,
  )
}
