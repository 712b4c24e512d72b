const WESTERN = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/

/** Tells whether a number has its commas where they stand in India or in the West: `1,25,000` and `125,000`, not `25,50`. */
export function isGroupedNumber(text: string): boolean {
  return WESTERN.test(text) || INDIAN.test(text)
}
