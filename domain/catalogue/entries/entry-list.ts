/** In which order the desk lists entries: that of the shop, by name, or by the lowest price of a product. */
export const entrySorts = ['shop', 'name', 'price-up', 'price-down'] as const

export type EntrySort = (typeof entrySorts)[number]

/** The most entries that are changed together. */
export const MAX_SELECTED = 500
