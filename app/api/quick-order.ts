import { request } from './request.ts'
import { readStorage, writeStorage } from '#app/browser/storage.ts'

const DRAFT = 'quick-order'

/** A variant as it is offered; the price with GST is rupees as exact text. */
export type OfferedVariant = {
  readonly uid: string | null
  readonly options: readonly string[]
  readonly unit: string | null
  readonly price: string
}

export type OfferedProduct = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly variants: readonly OfferedVariant[]
}

/** A line with the articles that it may mean; see the call in the description of the API. */
export type MatchedLine = {
  readonly text: string
  readonly quantity: number | null
  readonly unit: string | null
  readonly candidates: readonly { readonly productId: string; readonly variantIndex: number }[]
  readonly best: number | null
  readonly pieces: number | null
}

export type MatchedOrder = {
  readonly lines: readonly MatchedLine[]
  readonly products: readonly OfferedProduct[]
  readonly rest: string
}

/** Asks what the lines of a written order mean. */
export async function matchLines(text: string): Promise<MatchedOrder> {
  return request('POST', '/api/quick-order', { body: { text: text.toWellFormed() } })
}

/** The list that was written on this device and not ordered yet. */
export function readDraft(): string {
  return readStorage(DRAFT) ?? ''
}

/** Keeps what is being written, so that a closed page loses nothing. */
export function saveDraft(text: string): void {
  writeStorage(DRAFT, text)
}

/** The text of a file; null when it is not a text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const text = await file.text().catch(() => null)
  return text === null || text.includes('\u0000') ? null : text.replace(/^\ufeff/, '')
}
