import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { findImportColumns } from '../../../db/catalogue/import-columns.ts'

/** Hashes the heads of a sheet in order, regardless of case and spacing. */
export function hashHeads(heads: readonly string[]): string {
  const texts = heads.map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

/** Reads the fields that columns with these heads were matched with by hand; null if they never were. */
export async function readColumns(queries: Queries, heads: readonly string[]): Promise<string[] | null> {
  const fields = z
    .array(z.string())
    .nullable()
    .parse(await findImportColumns(queries, hashHeads(heads)))
  return fields?.length === heads.length ? fields : null
}
