import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { demoCalls, type DemoState, type RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'
import {
  entryCalls,
  type DeletedEntriesWire,
  type DeskEntryWire,
  type EntryChoicesWire,
  type EntryPageWire,
  type MoveEntryRequest,
  type RepricedProductsWire,
  type RepriceRequest,
} from '#domain/catalogue/entries/wire.ts'
import { callApi } from '../transport/call.ts'
import { ApiError, isUnanswered } from '../transport/request.ts'

/** The names of everything that entries can lie in, and how many there are of each. */
export function fetchChoices(): Promise<EntryChoicesWire> {
  return callApi(entryCalls.choices, {})
}

/** A page of the entries that the query asks for; its fields are those of the API. */
export function fetchEntries(collection: Collection, query: URLSearchParams): Promise<EntryPageWire> {
  return callApi(entryCalls.list, { params: { collection }, query })
}

export function fetchEntry(collection: Collection, id: string): Promise<DeskEntryWire> {
  return callApi(entryCalls.one, { params: { collection, id } })
}

export function addEntry(form: EntryForm, status: EntryStatus): Promise<DeskEntryWire> {
  return callApi(entryCalls.add, { params: { collection: form.kind }, body: { form, status } })
}

/** Changes an entry. Throws `edit-conflict` when somebody else was faster, `price-falls` until that is confirmed. */
export function editEntry(
  id: string,
  body: { readonly digest: string; readonly form: EntryForm; readonly confirmFalls: boolean },
): Promise<DeskEntryWire> {
  return callApi(entryCalls.edit, { params: { collection: body.form.kind, id }, body })
}

export function copyEntry(collection: Collection, id: string, name: string): Promise<DeskEntryWire> {
  return callApi(entryCalls.copy, { params: { collection, id }, body: { name } })
}

/** Publishes, unpublishes or archives entries. */
export async function changeStatus(
  collection: Collection,
  ids: readonly string[],
  status: EntryStatus,
): Promise<number> {
  const body = { ids: [...ids], status }
  return (await callApi(entryCalls.changeStatus, { params: { collection }, body })).changed
}

/** Moves an entry right before or behind another one, or to a position. */
export async function moveEntry(collection: Collection, body: MoveEntryRequest): Promise<void> {
  await callApi(entryCalls.move, { params: { collection }, body })
}

/** Deletes entries; those in use stay. */
export function deleteEntries(collection: Collection, ids: readonly string[]): Promise<DeletedEntriesWire> {
  return callApi(entryCalls.remove, { params: { collection }, body: { ids: [...ids] } })
}

/** Number of products of the demonstration in the shop, and what stayed when it was removed. */
export function fetchDemo(): Promise<DemoState> {
  return callApi(demoCalls.read, {})
}

/** Removes the demonstration, with what was changed of it or without. Throws `proof-required`. */
export function removeDemo(changed: 'keep' | 'remove'): Promise<RemovedDemo> {
  return callApi(demoCalls.remove, {
    query: new URLSearchParams({ changed }),
    timeoutMs: LONG_TIMEOUT_MS,
  })
}

/** A change of many prices; its id makes a repeat the same change. */
type PriceChange = Omit<RepriceRequest, 'apply'>

/** A little longer than the store allows itself. */
const LONG_TIMEOUT_MS = 65_000

/** Preview of a change of many prices. */
export function previewPrices(change: PriceChange): Promise<RepricedProductsWire> {
  return sendPrices({ ...change, apply: false })
}

/** Changes many prices. A request without an answer is sent once more: the store does it once and says what it did. */
export function applyPrices(change: PriceChange): Promise<RepricedProductsWire> {
  const body = { ...change, apply: true }
  return sendPrices(body).catch((error: unknown) => {
    if (error instanceof ApiError && isUnanswered(error)) return sendPrices(body)
    throw error
  })
}

function sendPrices(body: RepriceRequest): Promise<RepricedProductsWire> {
  return callApi(entryCalls.reprice, { body, timeoutMs: LONG_TIMEOUT_MS })
}
