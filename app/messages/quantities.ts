import { defineMessages } from '#app/i18n/messages.ts'

/** In which quantities a variant is sold; product cards need no more of this than one text. */
export const quantityMessages = defineMessages({
  en: {
    soldFrom: (least: number, step: number) =>
      least === step
        ? `Sold in lots of ${count(step)}`
        : `Sold from ${count(least)}${step === 1 ? '' : `, in steps of ${count(step)}`}`,
  },
})

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
