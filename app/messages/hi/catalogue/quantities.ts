import type { quantityMessages as English } from '#app/messages/en/catalogue/quantities.ts'
/** Quantities that a variant is sold in; product cards need only one text of these. */
export const quantityMessages: typeof English = {
  stock: ({ left, expectedOn }) =>
    left !== 0
      ? left === null
        ? 'थोड़ा ही बचा है'
        : `सिर्फ़ ${left} ${left === 1 ? 'बचा है' : 'बचे हैं'}`
      : expectedOn === null
        ? 'स्टॉक में नहीं'
        : `स्टॉक में नहीं। ${day(expectedOn)} को आएगा`,
  soldFrom: (least, step) =>
    least === step
      ? `${count(step)}-${count(step)} करके बिकता है`
      : `कम से कम ${count(least)}${step === 1 ? '' : `, फिर ${count(step)}-${count(step)} करके`}`,
}

/** Such as मंगलवार, 24 नवंबर. */
function day(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString('hi-IN', options)
}

function count(quantity: number): string {
  return quantity.toLocaleString('hi-IN')
}
