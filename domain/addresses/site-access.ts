/** The largest vehicle that gets to an address. */
export const roads = ['large-lorry', 'small-lorry', 'three-wheeler'] as const
/** People who may unload there. */
export const unloaders = ['customer', 'store'] as const

/** Facts about an address that a lorry needs to know; asked once where the store wants it. */
export type SiteAccess = {
  readonly road: (typeof roads)[number]
  readonly unloading: (typeof unloaders)[number]
  /** The floor that it is carried to; 0 is the ground. */
  readonly floor: number
}

/** The highest floor, and the deepest below the ground. */
export const FLOORS = { highest: 60, lowest: -5 }

/** Receiving of goods at an address, in the words of whoever receives them; a text is empty where nothing was said. */
export type Receiving = {
  readonly hours: string
  /** For whoever drives there. */
  readonly notes: string
}

export const RECEIVING_HOURS_LENGTH = 60
export const LORRY_NOTES_LENGTH = 200
