import type { GeneratedAlways } from 'kysely'
import type { TillEntryKind, TillReason } from '#domain/till/till-entry.ts'
import type { Timestamp } from '../column-types.ts'

/** The table of the till, as the migrations leave it. */
export type TillTables = {
  till_entries: {
    id: string
    sequence: GeneratedAlways<number>
    kind: TillEntryKind
    amount: number
    expected: number | null
    reason: TillReason | null
    note: string | null
    digest: string
    entered_by: string
    at: Timestamp
  }
}
