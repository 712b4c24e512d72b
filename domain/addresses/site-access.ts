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
