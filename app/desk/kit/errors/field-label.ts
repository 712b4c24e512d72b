import { fieldWords } from '#domain/audit/audit-changes.ts'
import type { fieldNames, fieldParts } from '#app/messages/desk/field-names.ts'
import { faultWords } from './fault-words.ts'

/** The messages that fields are named by. */
export interface FieldMessages {
  readonly names: typeof fieldNames
  readonly parts: typeof fieldParts
  readonly carried: string
}

/** Ids, versions and proofs, which pages send along. */
const unseen = new Set(
  (
    'about accountId accounts addedDate addressId asksApproval before by callback cartId challenge change choices collection confirmNoEwayBill confirmPastDay confirmRepeat creditId holder billId counter derivedKey digest entryId firms form ' +
    'id ids isAnswered isPaused isTakenAway isWanted key laterDay of order orderId orderIds other parameters part fulfilmentNumber placeId privacyVersion productId proof quotationId firmId margins ' +
    'requestId razorpay_order_id razorpay_payment_id razorpay_signature revision rowId seen seenAt seenPrice seenRole seenTotal side signature solution ' +
    'tappedAt toPlaceId total tripId typedPrice uid usedAt variant variantUid version without words'
  ).split(' '),
)

/** Tells whether a field of the API has a display name or is known as one that nobody types. */
export function isNamed({ names }: Pick<FieldMessages, 'names'>, field: string): boolean {
  return Object.hasOwn(names, field) || unseen.has(field)
}

/**
 * Labels a field of the API by its path as the form does: `seller.gstin` is “GSTIN”, `form.variants.0.priceWithGst` “Size 1, price
 * with GST” and `variants.0` “Size 1”. An unknown field is labelled by the words of its path.
 */
export function fieldLabel(messages: FieldMessages, path: string): string {
  const segments = path.split('.').filter((segment) => segment !== '')
  const parts = segments.flatMap((segment, index) => {
    const list = segments[index - 1] ?? ''
    const named = /^\d+$/.test(segment) && Object.hasOwn(messages.parts, list) ? list : null
    return named === null ? [] : [messages.parts[named as keyof FieldMessages['parts']](Number(segment) + 1)]
  })
  const last = segments.at(-1) ?? ''
  const isOfList = /^\d+$/.test(last)
  const leaf = segments.findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  // the part of a list says all that its name does
  if (isOfList && Object.hasOwn(messages.parts, leaf)) return parts.join(', ')
  const name = nameOf(messages, leaf)
  return [...parts, parts.length === 0 ? name : lowerFirst(name)].join(', ')
}

/** A fault of a field as a person reads it: what the form calls the field, and what is wrong. */
export function faultText(
  messages: FieldMessages,
  fault: { readonly field: string; readonly code: string; readonly message: string },
): string {
  return `${fieldLabel(messages, fault.field)}: ${faultWords(fault) ?? fault.message}`
}

function nameOf(messages: FieldMessages, field: string): string {
  if (Object.hasOwn(messages.names, field)) return messages.names[field as keyof FieldMessages['names']]
  if (unseen.has(field)) return messages.carried
  const text = fieldWords(field)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** “HSN code” stays as it is. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
