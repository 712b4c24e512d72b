import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/describe-form.ts'
import { remotePictures } from '#domain/catalogue/entries/remote-pictures.ts'
import { readForm } from '#domain/catalogue/entries/read-form.ts'
import { nameKey } from '#domain/catalogue/entries/slug.ts'
import type { ApplyImportRequest, ImportReport, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { findPriceFalls } from '#domain/catalogue/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/money/format.ts'
import { auditChanges } from '#domain/staff/audit-changes.ts'
import type { CatalogueFiles } from '../../../gateways/catalogue/port.ts'
import { findEntries, type StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { readColumn } from '../../catalogue/steps/batch-rows.ts'
import { tables } from '../../entries/steps/tables.ts'
import type { Staged } from './staged.ts'

/** What becomes of a staged document. */
export type Planned = {
  readonly staged: Staged
  readonly former: StoredEntry | null
  readonly outcome: ImportRow['outcome'] | 'unchanged'
  readonly digest: string
  readonly row: ImportRow
  /** What has to be answered before it is written. */
  readonly questions: readonly Question[]
  /** The addresses of its pictures that lie elsewhere. */
  readonly remote: readonly string[]
  /** What was read from the staged document; null for one that is refused. */
  readonly record: unknown
}

/** What an import asks about an entry, by the name of its count in the report. */
export type Question = keyof NonNullable<ImportReport['questions']>

type Reading = { readonly queries: Queries; readonly catalogueFiles: CatalogueFiles }

/** What an import of these documents would do, by the rules of the import itself; nothing is written. */
export async function planImport(
  { queries, catalogueFiles }: Reading,
  documents: readonly Staged[],
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (let start = 0; start < documents.length; start += 250) {
    const chunk = documents.slice(start, start + 250)
    const formers = await findFormers(queries, chunk)
    for (const one of chunk)
      planned.push(await planOne(catalogueFiles, one, formers.get(`${one.collection} ${one.id}`) ?? null))
  }
  return planned
}

async function findFormers(queries: Queries, documents: readonly Staged[]) {
  const formers = new Map<string, StoredEntry>()
  for (const [collection, list] of Map.groupBy(documents, (one) => one.collection)) {
    const ids = list.map(({ id }) => id)
    for (const entry of await findEntries(queries, tables[collection], ids))
      formers.set(`${collection} ${entry.id}`, entry)
  }
  return formers
}

async function planOne(
  catalogueFiles: CatalogueFiles,
  one: Staged,
  former: StoredEntry | null,
): Promise<Planned> {
  const { collection, id, document } = one
  const row = (
    outcome: ImportRow['outcome'],
    text: string,
    changes: ImportRow['changes'] = [],
  ): ImportRow => ({
    outcome,
    collection,
    id,
    text,
    changes,
  })
  const delivered = [{ document, position: former?.position ?? 0 }]
  for await (const { remarks, ...rows } of catalogueFiles.encode(tables[collection], delivered, new Map())) {
    const refused = remarks.find(({ kind }) => kind === 'refused')
    if (refused !== undefined)
      return {
        staged: one,
        former,
        outcome: 'refused',
        digest: '',
        row: row('refused', `${one.where}: ${refused.text}`),
        remote: [],
        record: null,
        questions: [],
      }
    const [digest = ''] = readColumn(rows, 'digest')
    const [text] = readColumn(rows, 'record')
    const record: unknown = JSON.parse(text ?? 'null')
    const status = statusAfter(one, former)
    const name = nameOf(record) ?? id
    const form = readForm(collection, record)
    const planned = { staged: one, former, digest: digest ?? '', remote: remotePictures(form), record }
    if (former === null) return { ...planned, outcome: 'added', row: row('added', name), questions: [] }
    const asked = askAbout(one, former, record)
    const questions = [...asked.keys()]
    if (former.digest === digest && former.status === status && questions.length === 0)
      return { ...planned, outcome: 'unchanged', row: row('changed', name), questions }
    const before = { status: former.status, ...describeForm(readForm(collection, former.record)) }
    const after = { status, ...describeForm(form) }
    const changes = auditChanges(before, after)
    return questions.length > 0
      ? {
          ...planned,
          outcome: 'held',
          row: row('held', [name, ...asked.values()].join('; '), changes),
          questions,
        }
      : { ...planned, outcome: 'changed', row: row('changed', name, changes), questions }
  }
  return {
    staged: one,
    former,
    outcome: 'refused',
    digest: '',
    row: row('refused', `${one.where}: is empty`),
    remote: [],
    record: null,
    questions: [],
  }
}

/** What is asked about an entry that is there, and why. */
function askAbout(
  { collection, otherName, unlisted }: Staged,
  former: StoredEntry,
  record: unknown,
): ReadonlyMap<Question, string> {
  const asked = new Map<Question, string>()
  if (otherName !== undefined) {
    const isNamedSo = nameKey(otherName.name) === nameKey(nameOf(record) ?? '')
    const text = isNamedSo
      ? 'the shop has it in another subcategory'
      : `in the shop this ID or code is “${otherName.name}”`
    asked.set('otherNames', text)
  }
  if (unlisted !== undefined)
    asked.set(
      'unlistedSizes',
      `not in the file: ${unlisted.sizes.map((size) => size || 'without a size').join(', ')}`,
    )
  const [fall] =
    collection === 'products'
      ? findPriceFalls((former.record as Product).variants, (record as Product).variants)
      : []
  if (fall !== undefined)
    asked.set('prices', `${fall.variant}: from ${formatPrice(fall.from)} to ${formatPrice(fall.to)}`)
  return asked
}

/** A staged document once what was asked about it is answered; what is left keeps its question. */
export function answered(
  one: Staged,
  { otherNames = 'leave', unlistedSizes = 'leave' }: Partial<ApplyImportRequest>,
): Staged {
  const { otherName, unlisted, ...rest } = one
  if (otherName !== undefined && otherNames === 'new' && otherName.asNew !== null)
    return { ...rest, ...otherName.asNew, seen: null }
  return {
    ...rest,
    ...(unlistedSizes === 'remove' && unlisted !== undefined && { document: unlisted.document }),
    ...(otherNames !== 'same' && otherName !== undefined && { otherName }),
    ...(unlistedSizes === 'leave' && unlisted !== undefined && { unlisted }),
  }
}

/** Where an entry stands after an import: where the file says, else where it stands, else in the shop. */
export function statusAfter({ status }: Staged, former: StoredEntry | null): EntryStatus {
  return status ?? former?.status ?? 'published'
}

function nameOf(record: unknown): string | null {
  return typeof record === 'object' && record !== null && 'name' in record && typeof record.name === 'string'
    ? record.name
    : null
}

/** The pictures elsewhere of what is added or changed, also once it is confirmed, with what names them. */
export function remoteOf(planned: readonly Planned[]): Map<string, Staged[]> {
  const found = new Map<string, Staged[]>()
  for (const { outcome, remote, staged } of planned)
    if (outcome !== 'refused' && outcome !== 'unchanged')
      for (const url of remote) found.set(url, [...(found.get(url) ?? []), staged])
  return found
}

const MOST_ROWS = 300
const order = { refused: 0, held: 1, changed: 2, added: 3 } as const

/** The report of a plan, with what could not even be staged. */
export function reportOf(
  planned: readonly Planned[],
  refused: readonly { readonly id: string; readonly text: string }[],
  notes: readonly string[],
): ImportReport {
  const count = (outcome: Planned['outcome']) => planned.filter((each) => each.outcome === outcome).length
  const asks = (question: Question) =>
    planned.filter(({ outcome, questions }) => outcome === 'held' && questions.includes(question)).length
  const rows: ImportRow[] = [
    ...refused.map(({ id, text }) => ({
      outcome: 'refused' as const,
      collection: '',
      id,
      text,
      changes: [],
    })),
    ...planned.filter(({ outcome }) => outcome !== 'unchanged').map(({ row }) => row),
  ]
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused') + refused.length,
    held: count('held'),
    questions: {
      prices: asks('prices'),
      otherNames: asks('otherNames'),
      unlistedSizes: asks('unlistedSizes'),
    },
    remotePictures: remoteOf(planned).size,
    notes,
    rows: rows.toSorted((a, b) => order[a.outcome] - order[b.outcome]).slice(0, MOST_ROWS),
  }
}
