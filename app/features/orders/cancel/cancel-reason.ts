/** The reasons for a cancellation in display order; `other` takes free text. */
export const cancelReasons = ['mistake', 'items', 'delivery', 'price', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The longest reason the API accepts. */
export const REASON_LENGTH = 300

/** The reason to send; null while there is none. */
export function reasonText(
  selected: CancelReason | null,
  ownReason: string,
  labelFor: (reason: CancelReason) => string,
): string | null {
  if (selected === null) return null
  if (selected !== 'other') return labelFor(selected)
  return ownReason.trim() || null
}
