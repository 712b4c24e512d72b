import type { ColumnType } from 'kysely'

/** A JSON column: written as text, read as what it holds. */
export type Json<T> = ColumnType<T, string, string>
/** A point in time. */
export type Timestamp = ColumnType<Date, Date, Date>
