/** Offers that are not removed; more than a shop can explain. */
export const MAX_OFFERS = 200
/** Goods of one offer: brands, categories, products, sizes. */
export const MAX_REACH = 300
export const MAX_PIN_CODES = 300
export const OFFER_NAME_LENGTH = 60
/** Pieces that are bought, or free, for one another. */
export const MAX_PIECES = 1_000
export const MAX_USES = 1_000_000

export const offerCodePattern = /^[A-Z0-9]{4,20}$/
export const pinBeginningPattern = /^[1-9]\d{1,5}$/
