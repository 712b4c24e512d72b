import type { Finding } from '#domain/problem/findings.ts'
import type { SheetRow } from './read-sheet.ts'

const MILLIONTHS = 1_000_000n

/**
 * Rows whose prices are without GST, with those that the rate makes of them, rounded to the paisa. A row with both prices keeps the
 * one with GST, unless they contradict each other; or why a price cannot be worked out.
 */
export function pricesWithGst(rows: readonly SheetRow[], rate: string): readonly SheetRow[] | Finding {
  const priced: SheetRow[] = []
  for (const row of rows) {
    const net = row.cells.get('price without gst') ?? ''
    const given = row.cells.get('price with gst') ?? ''
    const isRated = /^\d{1,2}(\.\d{1,2})?$/.test(rate)
    if (net !== '' && given === '' && !isRated) return { code: 'price-needs-rate', row: row.number }
    const gross = net !== '' && isRated ? addGst(net, rate) : ''
    if (gross !== '' && given !== '' && contradicts(gross, given))
      return { code: 'prices-contradict', net, gross, rate, given, row: row.number }
    const isWorkedOut = gross !== '' && given === ''
    priced.push(isWorkedOut ? { ...row, cells: new Map([...row.cells, ['price with gst', gross]]) } : row)
  }
  return priced
}

/** Tells whether two prices differ by more than what rounding explains: a rupee, or half a percent. */
function contradicts(one: string, other: string): boolean {
  return Math.abs(Number(one) - Number(other)) > Math.max(1, Number(one) / 200)
}

/** ₹84.745763 at 18 % are ₹100.00. */
function addGst(net: string, rate: string): string {
  const gross = millionths(net) * (100n * MILLIONTHS + millionths(rate))
  const paise = (gross * 2n + 1_000_000n * MILLIONTHS) / (2_000_000n * MILLIONTHS)
  return `${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`.replace(/\.00$/, '')
}

function millionths(text: string): bigint {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole || '0') * MILLIONTHS + BigInt(part.padEnd(6, '0').slice(0, 6))
}
