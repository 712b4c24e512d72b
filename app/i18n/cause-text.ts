import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Cause, PlainCause } from '#domain/problem/causes.ts'

/** Causes in words for those who read them. */
type CauseMessages = Readonly<Record<PlainCause | 'byPhone', string>> & {
  readonly changed: (before: string, after: string) => string
  readonly unchanged: (total: string) => string
}

/** A cause of what happened to an order, in words. */
export function causeText(cause: Cause, t: CauseMessages): string {
  if (cause.code !== 'changed' && cause.code !== 'changed-by-phone') return t[cause.code]
  const [before, after] = [formatRupees(cause.before), formatRupees(cause.after)]
  const total = cause.before === cause.after ? t.unchanged(after) : t.changed(before, after)
  return cause.code === 'changed' ? total : `${t.byPhone} ${total}`
}
