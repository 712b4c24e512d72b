/** Rows of the product tables, from which the whole demo catalogue follows. */

/**
 * A size that a product comes in: label (`Default` where there is no choice), retail price in rupees with GST at an
 * average brand, weight in kg, and a picture and a unit if they differ from the product line's.
 */
export type Size = readonly [label: string, price: number, weightKg: number, picture?: string, unit?: string]

/** A finish or colour: name, price factor, tone of the scene. */
export type Finish = readonly [name: string, priceFactor: number, tone?: string]

/** A lower price from a quantity up, as a percentage off the price for one. */
export type BulkDiscount = readonly [minQuantity: number, percentOff: number]

/** Becomes one product per brand, with one variant per size and finish. */
export type ProductLine = {
  readonly id?: string
  readonly name: string
  /** Separated by spaces: `brand`, `brand/Model_Name` or `brand/Model_Name#tone`. */
  readonly brands: string
  readonly unit: string
  readonly hsn: string
  /** `scene`, `scene:tone` or `scene:tone:LABEL`; a label is printed in the brand's colours. */
  readonly picture: string
  /** Further pictures. */
  readonly gallery?: readonly string[]
  readonly sizes: readonly Size[]
  readonly finishes?: readonly Finish[]
  /** Attribute that lists the finishes; `Finish` by default. */
  readonly finishAttribute?: 'Finish' | 'Colour'
  /** Start of the short description, without a full stop. */
  readonly summary: string
  readonly description: string
  /** Separated by `|`. */
  readonly features: string
  /** Attributes; several values are separated by `|`. */
  readonly specification: Readonly<Record<string, string>>
  /** Separated by commas. */
  readonly searchWords?: string
  /** Rupees per unit. */
  readonly packagingCost?: number
  readonly minQuantity?: number
  readonly quantityStep?: number
  readonly bulkDiscounts?: readonly BulkDiscount[]
  readonly countryOfOrigin?: string
}

export type Subcategory = {
  readonly id: string
  readonly name: string
  /** The first product line's by default. */
  readonly picture?: string
  /** English, Hinglish and Hindi, separated by commas. */
  readonly searchWords: string
  /** Other main categories that list it. */
  readonly alsoIn?: readonly string[]
  /** On use, fitting, storage or ordering; each product shows two, so each must hold for every product here. */
  readonly tips: readonly [string, string, string, string, string, string]
  readonly lines: readonly ProductLine[]
}

export type MainCategory = {
  readonly id: string
  readonly name: string
  readonly picture?: string
  readonly searchWords: string
  readonly subcategories: readonly Subcategory[]
}

export type Shop = {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly mainCategories: readonly string[]
}

export type Banner = {
  readonly id: string
  readonly headline: string
  readonly text: string
  readonly link: string
  readonly action: string
  /** Background colours of the light and the dark theme. */
  readonly ground: string
  readonly groundDark: string
  /** Two or three pictures, composed into one. */
  readonly pictures: readonly string[]
}

export type Tables = {
  readonly mainCategories: readonly MainCategory[]
  readonly shops: readonly Shop[]
  readonly banners: readonly Banner[]
}
