import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { MAX_BASE } from '#domain/pricing/day-rates/day-rate.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { hundredthsOf, readNumber } from '#app/ui/forms/read-number.ts'

export const baseLimits = { least: 0.01, most: MAX_BASE / 100, decimals: 2 }

/** A base that was typed in rupees; null for what is none. */
export function readBase(typed: string): Paise | null {
  const reading = readNumber(typed, baseLimits)
  return 'issue' in reading ? null : toPaise(hundredthsOf(reading.plain))
}

/** A base against the one that holds, in words; null where there is nothing to compare. */
export function changeText(base: Paise | null, held: Paise | null): string | null {
  const t = deskDayRateMessages
  if (base === null || held === null) return null
  const by = base - held
  if (by === 0) return t.same
  const percent = ((Math.abs(by) / held) * 100).toLocaleString('en-IN', { maximumFractionDigits: 1 })
  return (by > 0 ? t.up : t.down)(formatRupees(toPaise(Math.abs(by))), percent)
}
