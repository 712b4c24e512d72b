import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { findImportColumns } from '../../../db/catalogue/import-columns.ts'

/** Heads as they are remembered: in their order, however they are cased and spaced. */
export function hashHeads(heads: readonly string[]): string {
  const texts = heads.map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

/** What the columns of a sheet with these heads were matched with before; null when nobody has matched them. */
export async function readColumns(queries: Queries, heads: readonly string[]): Promise<string[] | null> {
  const fields = z
    .array(z.string())
    .nullable()
    .parse(await findImportColumns(queries, hashHeads(heads)))
  return fields?.length === heads.length ? fields : null
}
