import type { quantityMessages as English } from '#app/messages/en/catalogue/quantities.ts'
/** Quantities that a variant is sold in; product cards need only one text of these. */
export const quantityMessages: typeof English = {
  stock: ({ left, expectedOn }) =>
    left !== 0
      ? left === null
        ? 'थोडेच शिल्लक आहे'
        : `फक्त ${left} शिल्लक`
      : expectedOn === null
        ? 'स्टॉकमध्ये नाही'
        : `स्टॉकमध्ये नाही. ${day(expectedOn)} रोजी येईल`,
  soldFrom: (least, step) =>
    least === step
      ? `${count(step)}-${count(step)} असे विकले जाते`
      : `कमीत कमी ${count(least)}${step === 1 ? '' : `, मग ${count(step)}-${count(step)} असे`}`,
}

/** Such as मंगळवार, 24 नोव्हेंबर, with figures as bills print them. */
function day(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString('mr-IN-u-nu-latn', options)
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
