import type { ColumnType, Generated } from 'kysely'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type {
  ScheduledChange,
  ScheduledPrice,
  ScheduleFailure,
} from '#domain/catalogue/schedules/scheduled-change.ts'
import type { Json, Timestamp } from '../column-types.ts'

/** A collection of the catalogue: the `record` is the truth; `document` is what it was delivered in, or as an export writes it since. */
type CollectionTable = {
  id: string
  position: number
  digest: string
  document: Json<RawDocument>
  record: Json<EntryRecord>
}

/** An entry that is not in the shop; `collection` is the table that it would lie in. */
type HiddenEntryTable = CollectionTable & { collection: string; status: 'draft' | 'archived' }

/** A row with a search vector, which queries match but never select. */
type Searchable = { search: ColumnType<string, string | undefined, string> }

/** The tables of the catalogue. */
export type CatalogueTables = {
  catalogue_state: {
    only_row: boolean
    version: number
    search_form: Generated<number>
    vocabulary_version: Generated<number>
  }
  main_categories: CollectionTable & Searchable
  subcategories: CollectionTable & Searchable
  shops: CollectionTable
  banners: CollectionTable
  products: CollectionTable &
    Searchable & {
      name: string
      subcategory_ids: string[]
      price_from: string | null
      attribute_values: string[] | null
      variant_prices: string[] | null
      changed_at: Generated<Timestamp>
    }
  hidden_entries: HiddenEntryTable
  price_changes: { id: string; at: Timestamp; result: Json<unknown> }
  catalogue_imports: {
    id: string
    number: Generated<number>
    applied: ColumnType<number | null, number | null | undefined, number | null>
    at: Timestamp
    actor: string
    name: string
    state: 'checked' | 'applied' | 'undone'
    report: Json<unknown>
    documents: ColumnType<unknown, Uint8Array | null, Uint8Array | null>
  }
  catalogue_import_changes: {
    import_id: string
    collection: string
    id: string
    status: string | null
    position: number | null
    document: ColumnType<unknown, string | null, string | null>
    digest_after: string
  }
  import_pictures: {
    import_id: string
    url: string
    entries: Json<unknown>
    state: 'WAITING' | 'FETCHED' | 'DONE' | 'FAILED'
    next_try_at: Timestamp
    tries: Generated<number>
    reason: string | null
    saved_url: string | null
  }
  scheduled_changes: {
    id: string
    collection: Collection
    entry_id: string
    name: string
    action: ScheduledChange['action']
    content: ColumnType<readonly ScheduledPrice[] | null, string | null, string | null>
    confirm_falls: boolean
    at: Timestamp
    state: ScheduledChange['state']
    reason: ColumnType<ScheduleFailure | null, ScheduleFailure | null | undefined, ScheduleFailure | null>
    detail: ColumnType<string | null, string | null | undefined, string | null>
    actor: string
    role: string
    changed_at: Timestamp
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    cancelled_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  import_columns: { heads: string; fields: Json<unknown>; matched_at: Timestamp }
  search_words: { word: string; sound: string; skeleton: string; documents: number; named: number }
}
