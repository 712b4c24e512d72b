import { ZERO, add, type Paise } from '../../money/paise.ts'
import type { DocumentLine, HsnRow } from '../tax-document.ts'

/** Sums the lines by HSN and rate, ordered by HSN; lines without an HSN come last. Amounts are paise. */
export function summarizeByHsn(lines: readonly DocumentLine[]): HsnRow[] {
  const rows = new Map<string, HsnRow>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.gstRate}`
    rows.set(key, addLine(rows.get(key), line))
  }
  return [...rows.values()].toSorted(
    (a, b) => compare(a.hsn ?? '~', b.hsn ?? '~') || (a.gstRate ?? -1) - (b.gstRate ?? -1),
  )
}

function addLine(row: HsnRow | undefined, line: DocumentLine): HsnRow {
  const withLine = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'): Paise =>
    add(row?.[name] ?? ZERO, line[name])
  return {
    hsn: line.hsn,
    gstRate: line.gstRate,
    taxable: withLine('taxable'),
    cgst: withLine('cgst'),
    sgst: withLine('sgst'),
    igst: withLine('igst'),
    total: withLine('total'),
  }
}

function compare(first: string, second: string): number {
  if (first === second) return 0
  return first < second ? -1 : 1
}
