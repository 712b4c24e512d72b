import type { RawDocument } from '../parse-result.ts'
import { isSame } from './is-same.ts'

/** The names of a field in documents, the first for new ones, and whether its value may be JSON text there. */
type Spelling = { readonly names: readonly [string, ...string[]]; readonly mayBeJson: boolean }

/** The spelling of each field of a record that stands for itself in documents. */
export type Spellings<R> = { readonly [Field in keyof R]?: Spelling }

/** A document that a record was read from, and what it reads as by now; null for one that cannot be read. */
export type Delivered<R> = { readonly document: RawDocument; readonly reads: R | null }

/** The spelling of a field that is a value of its own. */
export function plain(...names: Spelling['names']): Spelling {
  return { names, mayBeJson: false }
}

/** The spelling of a field that may be JSON text. */
export function jsonOr(...names: Spelling['names']): Spelling {
  return { names, mayBeJson: true }
}

/**
 * A document with fields of a record. A field that reads as the record says stays as it was delivered, and one of nothing is left
 * out.
 */
export function writeFields<R extends object>(
  record: R,
  spellings: Spellings<R>,
  { document, reads }: Delivered<R>,
): Record<string, unknown> {
  const written: Record<string, unknown> = { ...document }
  for (const field of Object.keys(spellings) as (keyof R)[]) {
    const [value, spelling] = [record[field], spellings[field]]
    if (spelling === undefined || (reads !== null && isSame(value, reads[field]))) continue
    const { names, mayBeJson } = spelling
    const name = names.find((each) => Object.hasOwn(written, each)) ?? names[0]
    const former = written[name]
    for (const other of names) if (other !== name || isNothing(value)) delete written[other]
    if (!isNothing(value)) written[name] = mayBeJson ? likeFormer(former, value) : value
  }
  return written
}

/** A value in the form of the former one: JSON text stays JSON text. */
export function likeFormer(former: unknown, value: unknown): unknown {
  return typeof former === 'string' && former.trim() !== '' ? JSON.stringify(value) : value
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
