/** The way from what holds for everybody to what holds for a PIN code; the first view has no more of it. */
export const pinCheckMessages = { check: 'Check your PIN code', returns: 'Return Policy' }
