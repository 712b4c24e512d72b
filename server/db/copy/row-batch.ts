/**
 * Rows of one table as they travel between databases and into files: each row is a JSON array of the columns' values in
 * PostgreSQL's own text form, which reads back to exactly the same value on every version.
 */
export type RowBatch = {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly string[]
}
