import { z } from 'zod'
import { importReport, type ImportReport } from '#domain/catalogue/imports/import-report.ts'
import type { FindingOnWire } from '#domain/problem/findings.ts'

const row = importReport.shape.rows.unwrap().element
const told = z.string().transform((text): FindingOnWire => ({ code: 'told', text }))

/** Rows of a store before findings had codes: one text is the name, and the reasons of one that is refused or held. */
const formerRow = row
  .omit({ name: true, findings: true })
  .extend({ text: z.string() })
  .transform(({ text, ...rest }): ImportReport['rows'][number] =>
    rest.outcome === 'refused'
      ? { ...rest, name: '', findings: [{ code: 'told', text }] }
      : { ...rest, name: text, findings: [] },
  )

const stored = importReport.extend({
  notes: z.array(z.union([importReport.shape.notes.unwrap().element, told])).readonly(),
  rows: z.array(z.union([row, formerRow])).readonly(),
})

/** Reads the stored report of an import, whichever version of the store wrote it. */
export function readStoredReport(report: unknown): ImportReport {
  return stored.parse(report)
}
