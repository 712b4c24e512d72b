import { parsePhone } from '#domain/identity/phone.ts'
import { deskLinePriceMessages } from '#app/messages/desk/orders/line-price.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { typedBody } from '#app/desk/kit/orders/typed-price.ts'
import { missingFields } from './address-section.tsx'
import type { Buying } from './buying-section.tsx'
import { useFirmNeeds, type TakenFirm } from './firm-section.tsx'
import { bodyLines, chosenOf, type TakenLine } from './use-order-lines.ts'

interface Needed {
  phone: string
  lines: readonly TakenLine[]
  buying: Buying
  firm: TakenFirm
}

/** Lists what the order still lacks, by the labels of the form. */
export function useMissing({ phone, lines, buying, firm }: Needed): string[] {
  const t = deskNewOrderMessages
  const firmNeeds = useFirmNeeds(firm)
  const unfinished = lines.filter((line) => bodyLines([line]).length === 0)
  return [
    ...(parsePhone(phone) === null ? [t.phone] : []),
    ...(lines.length === 0 ? [t.items] : []),
    ...unfinished.map((line) => {
      const candidate = chosenOf(line)
      if (candidate === undefined) return t.product(line.text)
      const isPriceMissing = line.typed !== undefined && typedBody(line.typed) === null
      return isPriceMissing ? deskLinePriceMessages.needed(candidate.name) : t.quantity(candidate.name)
    }),
    ...missingFields(buying.address).map((field) => t[field]),
    ...(buying.firm === null ? firmNeeds : []),
  ]
}
