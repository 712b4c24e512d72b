/** Parses a rate in percent with at most two decimals; null when the text is not a rate. */
export function parseRate(text: string | null): number | null {
  const normalized = text?.trim().toLowerCase() ?? ''
  if (/^(?:nil|exempt(?:ed)?|non-?gst|zero)(?: rated)?$/.test(normalized)) return 0
  const [, digits] = /^(?:gst)?\s*@?\s*(\d{1,2}(?:\.\d{1,2}0*)?)\s*%?(?:\s*gst)?$/.exec(normalized) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A rate in integer hundredths of a percent, for exact arithmetic. */
export function rateHundredths(rate: number): bigint {
  return BigInt(Math.round(rate * 100))
}
