const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Reads a day as it is written in India: `5/11/2026`, `05-11-26`, `5-Nov-2026`; and `2026-11-05`. Null for nothing, false for no day. */
export function readDay(text: string): string | false | null {
  if (text === '') return null
  const parts = text
    .toLowerCase()
    .replace(/[ t]\d{1,2}:\d{2}.*$/, '')
    .split(/[\s./-]+/)
  const [first = '', second = '', third = ''] = parts
  const isIso = first.length === 4
  const [year, month, date] = isIso ? [first, second, third] : [third, second, first]
  const named = months.indexOf(month.slice(0, 3)) + 1
  const number = named > 0 ? named : Number(month)
  const whole = year.length === 2 ? `20${year}` : year
  const day = `${whole}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
  if (parts.length !== 3 || !/^20\d{2}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : false
}
