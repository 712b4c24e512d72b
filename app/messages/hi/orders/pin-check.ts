import type { pinCheckMessages as English } from '#app/messages/en/orders/pin-check.ts'
/** The way from what holds for everybody to what holds for a PIN code; the first view has no more of it. */
export const pinCheckMessages: typeof English = { check: 'अपना पिन कोड देखें', returns: 'वापसी के नियम' }
