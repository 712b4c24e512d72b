/** Formats an amount of another currency in its hundredth parts: 1250 of `USD` becomes `12.50 USD`. */
export function formatForeign(hundredths: number, currency: string): string {
  return `${(hundredths / 100).toFixed(2)} ${currency}`
}
