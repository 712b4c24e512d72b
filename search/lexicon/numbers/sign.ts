const BREAKS = new Set([',', ';', '+', '&', '|', '،', '।'])

/** Tells whether a sign ends one part of a text and begins another. */
export function isBreak(sign: string): boolean {
  return BREAKS.has(sign)
}
