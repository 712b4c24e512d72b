/** The rows of the goods tables. Everything in the demo catalogue follows from these. */

/** Label as printed on the shelf ('Default' where the goods have no choice), shelf price in rupees with GST for an average make, weight in kg, own picture if it differs. */
export type Size = readonly [label: string, price: number, weightKg: number, picture?: string]

/** Name of a finish or colour, price factor, tone of the drawing. */
export type Finish = readonly [name: string, factor: number, tone?: string]

/** Quantity from which a lower price holds, and how many percent lower it is. */
export type Bulk = readonly [minQuantity: number, percentOff: number]

/** One kind of goods; it becomes one product for each make. */
export type Line = {
  readonly id?: string
  readonly name: string
  /** Makes separated by spaces: `brand`, `brand/Model_Name`, `brand/Model_Name#tone`. */
  readonly makes: string
  readonly unit: string
  readonly hsn: string
  /** Drawing as `drawing`, `drawing:tone` or `drawing:tone:LABEL`; a label is printed in the colours of the brand. */
  readonly pic: string
  /** Further pictures for the gallery. */
  readonly more?: readonly string[]
  readonly sizes: readonly Size[]
  readonly finishes?: readonly Finish[]
  /** What the finishes are called in the table of attributes; 'Finish' unless told. */
  readonly finishKey?: 'Finish' | 'Colour'
  /** Begins a sentence; no full stop. */
  readonly short: string
  readonly long: string
  /** Separated by `|`. */
  readonly features: string
  /** Attribute lists; several values separated by `|`. */
  readonly spec: Readonly<Record<string, string>>
  /** Trade words of this line only, separated by commas. */
  readonly words?: string
  readonly packing?: number
  readonly minQuantity?: number
  readonly quantityStep?: number
  readonly bulk?: readonly Bulk[]
  readonly origin?: string
}

export type Sub = {
  readonly id: string
  readonly name: string
  readonly pic?: string
  /** English, Hinglish and Hindi trade words separated by commas. */
  readonly words: string
  /** Further main categories this subcategory is shown in. */
  readonly alsoIn?: readonly string[]
  /** Six sentences true of every product here, on use, fitting, storing or ordering; each product shows two. */
  readonly tips: readonly [string, string, string, string, string, string]
  readonly lines: readonly Line[]
}

export type Main = {
  readonly id: string
  readonly name: string
  readonly pic?: string
  readonly words: string
  readonly subs: readonly Sub[]
}

export type Shop = {
  readonly id: string
  readonly name: string
  readonly pic: string
  readonly mains: readonly string[]
}

export type Banner = {
  readonly id: string
  readonly headline: string
  readonly text: string
  readonly link: string
  readonly action: string
  readonly ground: string
  readonly groundDark: string
  /** Two or three drawings standing together. */
  readonly pics: readonly string[]
}

export type Brand = {
  readonly id: string
  readonly name: string
  /** Main colour, second colour, colour of the lettering on the main colour. */
  readonly palette: readonly [string, string, string]
  /** Price level against the average make. */
  readonly factor: number
  /** Ends the short description. */
  readonly touch: string
  /** Sentences about the house, one of which goes into each long description. */
  readonly notes: readonly string[]
  readonly warranty?: string
}
