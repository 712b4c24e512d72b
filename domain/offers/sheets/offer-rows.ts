import type { FoundHolder } from '../../pricing/sheets/list-rows.ts'
import { targetIssues, type TargetCells, type TargetFacts } from '../../pricing/sheets/target-cells.ts'
import type { Offer, OfferBenefit, OfferContent } from '../offer.ts'

/** Most rows of one file of offers. */
export const MAX_OFFER_ROWS = 1_000

/** Fields of an offer that one cell says each. */
export const offerFields = [
  'nameHi',
  'code',
  'fromValue',
  'fromQuantity',
  'isFirstOrder',
  'pinCodes',
  'fromDay',
  'untilDay',
  'budget',
  'usesPerPerson',
  'usesInAll',
  'isCombinable',
] as const
export type OfferField = (typeof offerFields)[number]

/** Parts of an offer that a file may change. */
export const offerTraits = [...offerFields, 'name', 'benefit', 'reach', 'holders'] as const
export type OfferTrait = (typeof offerTraits)[number]

/** Reasons for which a row of a file of offers cannot be taken. */
export const offerIssues = [
  ...targetIssues,
  'cell-unreadable',
  'no-offer',
  'name-long',
  'offer-unknown',
  'offer-unsure',
  'field-wrong',
  'field-differs',
  'benefit-wrong',
  'percent-unsure',
  'several-benefits',
  'no-benefit',
  'ends-before-start',
  'code-taken',
  'too-many-offers',
  'too-many-goods',
  'holder-unknown',
  'holder-unsure',
  'too-many-holders',
  'holders-gone',
] as const
export type OfferIssue = (typeof offerIssues)[number]

/** States of an offer: new, with something else than now, or as it is; of a row also one that cannot be taken. */
export const offerRowStates = ['new', 'changed', 'same', 'refused'] as const
export type OfferRowState = (typeof offerRowStates)[number]

/** A cell as it was read: its value, nothing sure, or nothing. */
type Cell<Value> = NonNullable<Value> | 'wrong' | null

/** A row as it was read. An offer may have several, of which those below say more goods and customers. */
export type OfferRow = TargetCells & {
  /** The number of the row in the file. */
  readonly number: number
  /** True where a cell that is read has an error, or a formula without its value. */
  readonly isUnreadable: boolean
  /** Empty in a row that says more of the offer above. */
  readonly id: string
  readonly name: string
  readonly benefit: OfferBenefit | 'benefit-wrong' | 'percent-unsure' | 'several-benefits' | null
  readonly fields: { readonly [Field in OfferField]: Cell<OfferContent[Field]> }
  /** Phones and GSTINs. */
  readonly holders: readonly string[]
}

/** An offer as it is; one that is for some stays so, even when all of them are gone. */
export type KnownOffer = Offer & { readonly isForEverybody: boolean }

/** Knowledge that rows are held against. */
export type OfferFacts = TargetFacts & {
  /** Offers that are not removed. */
  readonly offers: readonly KnownOffer[]
  readonly today: string
  readonly holder: (mark: string) => FoundHolder | 'unknown' | 'unsure'
}

export type PlannedOfferRow = {
  readonly number: number
  /** Name of its offer, or what the row has for one. */
  readonly offer: string
  /** Goods and customers that it names. */
  readonly label: string
  readonly isForAll: boolean
  readonly state: OfferRowState
  readonly issue: OfferIssue | null
  /** Field that the issue is about. */
  readonly field: OfferField | null
}

export type PlannedOffer = {
  readonly before: KnownOffer | null
  readonly content: OfferContent
  /** Null where a new offer says nothing that it gives. */
  readonly gives: OfferBenefit | null
  /** Parts that are others than now. */
  readonly changed: readonly OfferTrait[]
}
