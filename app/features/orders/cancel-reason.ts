/** Why a person cancels, in the order in which it is asked; `other` takes their own words. */
export const cancelReasons = ['mistake', 'goods', 'delivery', 'price', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The longest reason that the store takes. */
export const REASON_LENGTH = 300

/** The reason as the store is told it; null while there is none. */
export function reasonText(
  chosen: CancelReason | null,
  own: string,
  textOf: (reason: CancelReason) => string,
): string | null {
  if (chosen === null) return null
  if (chosen !== 'other') return textOf(chosen)
  return own.trim() === '' ? null : own.trim().slice(0, REASON_LENGTH)
}
