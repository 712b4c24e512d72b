import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { CopyError } from '../db/copy/copy-store.ts'
import { parseJson } from '../gateways/parse-json.ts'

/** The names of the two files that every backup has. */
export const MANIFEST = 'manifest.json'
export const DATABASE_FILE = 'database.ndjson.gz'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** A path inside the folder, with no way out of it. */
const innerPath = z.string().regex(/^(?!\.\.?(\/|$))[^/\\\0]+(\/(?!\.\.?(\/|$))[^/\\\0]+)*$/)

const manifest = z.object({
  format: z.literal(1),
  /** The version of the store that made the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest migration that the database had run. */
  migration: z.string(),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** For each table that is not empty: its rows, and a sum over their hashes. */
  tables: z.record(z.string(), z.object({ rows: z.number().int().min(0), digest: z.string() })),
  /** Bucket of the pictures when they are not among the files: a backup has none of what is in a bucket. */
  pictures: z.object({ endpoint: z.string(), bucket: z.string() }).optional(),
  /** Every other file of the backup; those under `data/` are of the data folder. */
  files: z.array(z.object({ path: innerPath, bytes: z.number().int().min(0), sha256 })),
})

/** Contents of a backup: its versions, tables and files. */
export type Manifest = z.infer<typeof manifest>

/** Reads the manifest of a backup. Throws a `CopyError` when the folder is none, or not a finished one. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(path.join(folder, MANIFEST), 'utf8')
  } catch {
    throw new CopyError(`${folder} is not a finished backup: it has no ${MANIFEST}.`)
  }
  const parsed = manifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new CopyError(`${MANIFEST} of ${folder} cannot be read: ${faults.join('; ')}.`)
}
