import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'
import { remotePictures } from '#domain/catalogue/entries/remote-pictures.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { nameKey } from '#domain/catalogue/entries/slug.ts'
import type { ImportQuestion, ImportReport, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { movesToConfirm, newRateIssue } from '#spreadsheets/products/import-rules.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { shortFinding, type Finding, type FindingOnWire } from '#domain/problem/findings.ts'
import { auditChanges } from '#domain/audit/audit-changes.ts'
import { digestOf, readDocument, type ReadDocument } from '../../../catalogue-rows/read-document.ts'
import { findEntries, type StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { takeTurns } from '../../catalogue/steps/map-in-slices.ts'
import { tables } from '../../catalogue-entries/steps/tables.ts'
import type { Staged } from './staged.ts'

/** A staged document with its planned outcome. */
export type Planned = {
  readonly staged: Staged
  readonly former: StoredEntry | null
  readonly outcome: ImportRow['outcome'] | 'unchanged'
  readonly digest: string
  readonly row: ImportRow
  /** Questions to be answered before it is written. */
  readonly questions: readonly ImportQuestion[]
  /** Addresses of its remote pictures. */
  readonly remote: readonly string[]
  /** The parsed document; null if it is refused. */
  readonly read: ReadDocument | null
}

type Reading = {
  readonly queries: Queries
  /** The seller's rates of GST. */
  readonly rates: readonly number[]
}

/** Plans an import of these documents by its own rules, without writing anything. */
export async function planImport(
  { queries, rates }: Reading,
  documents: readonly Staged[],
): Promise<Planned[]> {
  const planned: Planned[] = []
  const turn = takeTurns()
  for (let start = 0; start < documents.length; start += 250) {
    const chunk = documents.slice(start, start + 250)
    const formers = await findFormers(queries, chunk)
    for (const one of chunk) {
      planned.push(planOne(one, formers.get(`${one.collection} ${one.id}`) ?? null, rates))
      await turn()
    }
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

function planOne(one: Staged, former: StoredEntry | null, rates: readonly number[]): Planned {
  const { collection } = one
  const read = readDocument(tables[collection], one.document)
  if ('rejected' in read) return refuse(one, former, read.rejected)
  const form = readForm(collection, read.record)
  const before = former === null ? null : readForm(collection, former.record)
  const [rate, held] = [rateOf(form), before === null ? null : rateOf(before)]
  const wrongRate = newRateIssue(rate, held, rates)
  if (wrongRate !== null) return refuse(one, former, wrongRate)
  const known = { one, read, form, digest: digestOf(read.text) }
  return former === null || before === null ? added(known) : compared(known, { former, before })
}

function rateOf(form: EntryForm): string | null {
  return form.kind === 'products' ? form.gstRate : null
}

/** A staged document, parsed. */
type Read = {
  readonly one: Staged
  readonly read: ReadDocument
  readonly form: EntryForm
  readonly digest: string
}

function rowOf(
  { collection, id }: Staged,
  outcome: ImportRow['outcome'],
  said: Pick<ImportRow, 'name' | 'findings' | 'changes' | 'questions'>,
): ImportRow {
  return { outcome, collection, id, ...said }
}

/** Plans the refusal of a document. */
export function refuse(one: Staged, former: StoredEntry | null, why: Finding): Planned {
  const row = rowOf(one, 'refused', { name: '', findings: [{ ...why, ...one.where }], changes: [] })
  return { staged: one, former, outcome: 'refused', digest: '', row, remote: [], read: null, questions: [] }
}

function added({ one, read, form, digest }: Read): Planned {
  const changes = publishedOf(form, statusAfter(one, null))
  const row = rowOf(one, 'added', { name: nameOf(read.record) ?? one.id, findings: one.doubts, changes })
  const remote = remotePictures(form)
  return { staged: one, former: null, outcome: 'added', digest, row, remote, read, questions: [] }
}

type Existing = { readonly former: StoredEntry; readonly before: EntryForm }

function compared({ one, read, form, digest }: Read, { former, before }: Existing): Planned {
  const status = statusAfter(one, former)
  const { record } = read
  const name = nameOf(record) ?? one.id
  const asked = askAbout(one, former, record)
  const questions = [...asked.keys()]
  const planned = { staged: one, former, digest, remote: remotePictures(form), read, questions }
  if (former.digest === digest && former.status === status && questions.length === 0)
    return {
      ...planned,
      outcome: 'unchanged',
      row: rowOf(one, 'changed', { name, findings: [], changes: [] }),
    }
  const changes = auditChanges(
    { status: former.status, ...describeForm(before) },
    { status, ...describeForm(form) },
  )
  const outcome = questions.length > 0 ? 'held' : 'changed'
  const said = {
    name,
    findings: [...asked.values()],
    changes,
    ...(questions.length > 0 && { questions }),
  }
  const row = rowOf(one, outcome, said)
  return { ...planned, outcome, row }
}

/** Finds the questions about an existing entry, each with its reason. */
function askAbout(
  { collection, otherName, unlisted }: Staged,
  former: StoredEntry,
  record: unknown,
): ReadonlyMap<ImportQuestion, Finding> {
  const asked = new Map<ImportQuestion, Finding>()
  if (otherName !== undefined) {
    const isNamedSo = nameKey(otherName.name) === nameKey(nameOf(record) ?? '')
    asked.set(
      'otherNames',
      isNamedSo ? { code: 'lies-elsewhere' } : { code: 'other-name', name: otherName.name },
    )
  }
  if (unlisted !== undefined) asked.set('unlistedSizes', { code: 'sizes-unlisted', sizes: unlisted.sizes })
  const [move] = collection === 'products' ? movesToConfirm(former.record as Product, record as Product) : []
  if (move !== undefined) asked.set('prices', { code: 'price-moves', ...move })
  return asked
}

/** Finds the status of an entry after an import: that of the file, else its former one, else published. */
export function statusAfter({ status }: Staged, former: StoredEntry | null): EntryStatus {
  return status ?? former?.status ?? 'published'
}

function nameOf(record: unknown): string | null {
  return typeof record === 'object' && record !== null && 'name' in record && typeof record.name === 'string'
    ? record.name
    : null
}

/** Finds the remote pictures of documents that are added, changed or held, with the documents that name them. */
export function remoteOf(planned: readonly Planned[]): Map<string, Staged[]> {
  const found = new Map<string, Staged[]>()
  for (const { outcome, remote, staged } of planned)
    if (outcome !== 'refused' && outcome !== 'unchanged')
      for (const url of remote) found.set(url, [...(found.get(url) ?? []), staged])
  return found
}

/** The most rows that a report lists, and bytes of them: the newest twenty reports are one answer. */
const MOST_ROWS = 300
const MOST_BYTES = 180_000
const MOST_TEXT = 500
const MOST_FINDINGS = 10
const order = { refused: 0, held: 1, changed: 2, added: 3 } as const

/** Makes the report of a plan and of the documents that could not be staged. */
export function reportOf(
  planned: readonly Planned[],
  refused: readonly { readonly id: string; readonly findings: readonly FindingOnWire[] }[],
  notes: readonly Finding[],
): ImportReport {
  const count = (outcome: Planned['outcome']) => planned.filter((each) => each.outcome === outcome).length
  const asks = (question: ImportQuestion) =>
    planned.filter(({ outcome, questions }) => outcome === 'held' && questions.includes(question)).length
  const rows: ImportRow[] = [
    ...refused.map(({ id, findings }) => ({
      outcome: 'refused' as const,
      collection: '',
      id: id.slice(0, MOST_TEXT),
      name: '',
      findings,
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
    notes: notes.map(shortFinding),
    rows: firstOf(rows.toSorted((a, b) => order[a.outcome] - order[b.outcome])),
  }
}

/** The first rows, as many as a report has room for. */
function firstOf(rows: readonly ImportRow[]): readonly ImportRow[] {
  const first = rows.slice(0, MOST_ROWS).map((row) => ({
    ...row,
    name: row.name.slice(0, MOST_TEXT),
    findings: row.findings.slice(0, MOST_FINDINGS).map(shortFinding),
  }))
  let bytes = 0
  const end = first.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row))
    return bytes > MOST_BYTES
  })
  return end < 0 ? first : first.slice(0, end)
}

/** Lists the published fields of a new entry, and its status. */
function publishedOf(form: EntryForm, status: EntryStatus): ImportRow['changes'] {
  const { name: _, subcategoryIds: category, gstRate, ...told } = describeForm(form)
  return auditChanges({}, { status, category, 'GST rate': gstRate && `${gstRate} %`, ...told })
}
