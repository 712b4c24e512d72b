const BREAKS = new Set([',', ';', '+', '&', '|', '،', '।'])

/** Whether a sign ends one part of a text and begins another. */
export function isBreak(sign: string): boolean {
  return BREAKS.has(sign)
}
