import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { DemoState, RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms.ts'
import type {
  DeskEntryWire,
  EntryChoicesWire,
  EntryPageWire,
  MoveEntryRequest,
  RepricedProductsWire,
  RepriceRequest,
} from '#domain/catalogue/entries/wire.ts'
import { ApiError, isUnanswered, request } from './request.ts'

const base = '/api/desk/catalogue'
const isEntry = ({ form, digest }: Partial<DeskEntryWire>) =>
  typeof form === 'object' && typeof digest === 'string'

function entryPath(collection: Collection, id: string): string {
  return `${base}/${collection}/${encodeURIComponent(id)}`
}

/** The names of everything that entries can lie in, and how many there are of each. */
export function fetchChoices(): Promise<EntryChoicesWire> {
  return request('GET', base, { isSound: ({ counts }) => typeof counts === 'object' })
}

/** A page of the entries that the query asks for; its fields are those of the API. */
export function fetchEntries(collection: Collection, query: URLSearchParams): Promise<EntryPageWire> {
  return request('GET', `${base}/${collection}?${query}`, {
    isSound: ({ entries }) => Array.isArray(entries),
  })
}

export function fetchEntry(collection: Collection, id: string): Promise<DeskEntryWire> {
  return request('GET', entryPath(collection, id), { isSound: isEntry })
}

export function addEntry(form: EntryForm, status: EntryStatus): Promise<DeskEntryWire> {
  return request('POST', `${base}/${form.kind}`, { body: { form, status }, isSound: isEntry })
}

/** Changes an entry. Throws `edit-conflict` when somebody else was faster, `price-falls` until that is confirmed. */
export function editEntry(
  id: string,
  body: { readonly digest: string; readonly form: EntryForm; readonly confirmFalls: boolean },
): Promise<DeskEntryWire> {
  return request('PUT', entryPath(body.form.kind, id), { body, isSound: isEntry })
}

export function copyEntry(collection: Collection, id: string, name: string): Promise<DeskEntryWire> {
  return request('POST', `${entryPath(collection, id)}/copy`, { body: { name }, isSound: isEntry })
}

/** Publishes, unpublishes or archives entries. */
export async function changeStatus(
  collection: Collection,
  ids: readonly string[],
  status: EntryStatus,
): Promise<number> {
  const body = { ids, status }
  const answer = await request<{ changed: number }, typeof body>('POST', `${base}/${collection}/status`, {
    body,
    isSound: ({ changed }) => typeof changed === 'number',
  })
  return answer.changed
}

/** Moves an entry right before or behind another one, or to a position. */
export async function moveEntry(collection: Collection, body: MoveEntryRequest): Promise<void> {
  await request<{ changed: number }, typeof body>('POST', `${base}/${collection}/order`, {
    body,
    isSound: ({ changed }) => changed === 1,
  })
}

/** Deletes entries; those in use stay. */
export function deleteEntries(
  collection: Collection,
  ids: readonly string[],
): Promise<{ deleted: readonly string[]; inUse: readonly string[] }> {
  return request('POST', `${base}/${collection}/removal`, {
    body: { ids },
    isSound: ({ deleted }) => Array.isArray(deleted),
  })
}

/** How many products of the demonstration are in the shop, and what stayed when it was removed. */
export function fetchDemo(): Promise<DemoState> {
  return request('GET', '/api/desk/demo', { isSound: ({ products }) => typeof products === 'number' })
}

/** Removes the demonstration, with what was changed of it or without. Throws `proof-required`. */
export function removeDemo(changed: 'keep' | 'remove'): Promise<RemovedDemo> {
  return request('POST', `/api/desk/demo/removal?changed=${changed}`, {
    timeoutMs: REMOVAL_TIMEOUT_MS,
    isSound: ({ deleted }) => typeof deleted === 'number',
  })
}

const REMOVAL_TIMEOUT_MS = 65_000

/** A change of many prices; its id makes a repeat the same change. */
type PriceChange = Omit<RepriceRequest, 'apply'>

/** A little longer than the store allows itself. */
const PRICES_TIMEOUT_MS = 65_000

/** What a change of many prices would do. */
export function previewPrices(change: PriceChange): Promise<RepricedProductsWire> {
  return sendPrices({ ...change, apply: false })
}

/** Changes many prices. What is not answered is asked for once more: the store does it once and says what it did. */
export function applyPrices(change: PriceChange): Promise<RepricedProductsWire> {
  const body = { ...change, apply: true }
  return sendPrices(body).catch((error: unknown) => {
    if (error instanceof ApiError && isUnanswered(error)) return sendPrices(body)
    throw error
  })
}

function sendPrices(body: RepriceRequest): Promise<RepricedProductsWire> {
  return request('POST', '/api/desk/catalogue-prices', {
    body,
    timeoutMs: PRICES_TIMEOUT_MS,
    isSound: ({ products }) => Array.isArray(products),
  })
}
