import { sql, type RawBuilder } from 'kysely'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'

/** Rows of lines and how much is given of each, for one statement about all of them. */
export function sumLines(lines: readonly LineQuantity[]): RawBuilder<unknown> {
  return sql`
    select line, sum(quantity)::integer as quantity
    from json_to_recordset(${JSON.stringify(lines)}::json) as each (line integer, quantity integer) group by line`
}
