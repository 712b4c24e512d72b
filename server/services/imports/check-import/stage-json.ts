import { parseStatus, type Collection } from '#domain/catalogue/entries/collections.ts'
import type { Finding } from '#domain/problem/findings.ts'
import {
  idIssue,
  isRawDocument,
  parseId,
  parseText,
  type RawDocument,
} from '#domain/catalogue/parse-result.ts'
import { AppError } from '#domain/errors.ts'
import { takeTurns } from '../../catalogue/steps/map-in-slices.ts'
import type { Staged } from '../steps/staged.ts'

const files: Readonly<Record<string, Collection>> = {
  maincategory: 'categories',
  subcategory: 'subcategories',
  shops: 'departments',
  'partner-banners': 'banners',
  products: 'products',
}

/** An entry of a file that could not be staged, by its id or what stands for one, with the reasons. */
export type RefusedEntry = { readonly id: string; readonly findings: readonly Finding[] }

/** Documents that are staged without reading the store, and those refused. */
export type JsonStage = {
  readonly documents: readonly Omit<Staged, 'seen'>[]
  readonly refused: readonly RefusedEntry[]
}

/**
 * Stages the documents of a JSON file: an export of all collections, or a list of one, recognized by its fields. Throws
 * `file-refused` for any other content.
 */
export async function stageJson(content: unknown): Promise<JsonStage> {
  const documents: Omit<Staged, 'seen'>[] = []
  const refused: RefusedEntry[] = []
  const refuse = (id: string, code: 'not-an-object' | 'id-missing' | 'id-unfit' | 'id-twice') => {
    refused.push({ id, findings: [{ code }] })
  }
  const turn = takeTurns()
  for (const [collection, entries] of collectionsOf(content)) {
    const taken = new Set<string>()
    for (const [key, delivered] of entries) {
      await turn()
      if (!isRawDocument(delivered)) {
        refuse(key, 'not-an-object')
        continue
      }
      const isNumbered = /^\d+$/.test(key)
      const named = parseText(delivered.id) === null && !isNumbered ? key : delivered.id
      const id = parseId(named)
      if (id === null) {
        refuse(isNumbered ? `#${Number(key) + 1}` : key, idIssue(named))
        continue
      }
      if (taken.has(id)) {
        refuse(id, 'id-twice')
        continue
      }
      taken.add(id)
      const status = parseStatus(delivered.status)
      const { status: _, ...rest } = delivered
      const document: RawDocument = status === null ? { ...delivered, id } : { ...rest, id }
      documents.push({ collection, id, where: {}, status, document, doubts: [] })
    }
  }
  return { documents, refused }
}

function collectionsOf(content: unknown): (readonly [Collection, readonly (readonly [string, unknown])[]])[] {
  if (isRawDocument(content)) {
    const known = Object.entries(content).filter(([name]) => Object.hasOwn(files, name))
    if (known.length > 0)
      return known.flatMap(([name, list]) => {
        const collection = files[name]
        return collection === undefined ? [] : [[collection, entriesOf(list)] as const]
      })
  }
  const entries = entriesOf(content)
  const first = entries.map(([, document]) => document).find(isRawDocument)
  const collection = first === undefined ? null : recognize(first)
  if (collection === null) throw new AppError('file-refused', { reasons: [{ code: 'file-no-catalogue' }] })
  return [[collection, entries]]
}

function entriesOf(list: unknown): (readonly [string, unknown])[] {
  return typeof list === 'object' && list !== null ? Object.entries(list) : []
}

function recognize(document: RawDocument): Collection | null {
  const has = (...names: string[]) => names.some((name) => name in document)
  if (has('productName', 'variants')) return 'products'
  if (has('subCategory_Name', 'SubCategory_Name')) return 'subcategories'
  if (has('mainCategory_Name', 'MainCategory_Name')) return 'categories'
  if (has('bannerUrl', 'headline')) return 'banners'
  return has('mainCategoryRow') ? 'departments' : null
}
