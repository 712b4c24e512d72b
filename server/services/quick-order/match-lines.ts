import type { Glossary } from '#domain/catalogue/translations/glossary.ts'
import type { Phrases } from '#domain/catalogue/translations/phrases.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedChoice } from '#search/quick-order/remembered-choice.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findPurchasedProducts } from '../../db/orders/purchased-products.ts'
import { findRememberedChoices } from '../../db/quick-order/remembered-choices.ts'
import { readProductsAsText } from '../../db/search/indexed-products.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { DemandCounter } from '../demand/steps/count-demand.ts'
import type { SearchIndex } from '../catalogue/steps/search-index.ts'

type Dependencies = {
  readonly database: Database
  readonly searchIndex: SearchIndex
  readonly demand: DemandCounter
  readonly readGlossary: () => Promise<Glossary>
  readonly readPhrases: () => Promise<Phrases>
}

/** A written order with who sent it. */
export type WrittenOrder = {
  readonly text: string
  readonly actor: Partner | null
  /** Choices that a guest's browser remembers. */
  readonly choices?: readonly RememberedChoice[] | undefined
}

/** The most earlier purchases that are looked at. */
const MAX_PURCHASES = 500
/** Products read by one statement. */
const PAGE = 50

/**
 * Reads a written order against the catalogue (QO-04 to QO-09): the result is a `MatchedOrderWire` as JSON in UTF-8. The brand is
 * the customer's last one, else the shop's preferred one, else the first in the catalogue (QO-06). Products have their names and options in the language of the
 * glossary, and what the shop calls its goods in it is read as the English of it. It is read, and its answer written, in a thread of its own; no statement is made per line. Rejects with `temporarily-unavailable` when too many ask.
 */
export async function matchLines(
  { database: { queries }, searchIndex, demand, readGlossary, readPhrases }: Dependencies,
  { text, actor, choices = [] }: WrittenOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const customer = {
    remembered: actor === null ? choices : await findRememberedChoices(queries, actor.uid),
    purchased: actor === null ? [] : await findPurchasedProducts(queries, actor.uid, MAX_PURCHASES),
    brands: (await readSavedSettings(queries)).preferredBrands ?? [],
    shopNames: [...(await readPhrases())],
  }
  const matched = await searchIndex.ask('match', { text, customer })
  const { key, productIds, notFound } = matched.answer
  for (const line of notFound) demand.count('list', line)
  const products = await readInPages(queries, productIds)
  const { language, words } = await readGlossary()
  const completed = await searchIndex.ask('complete', { key, products, language, words })
  return completed.answer
}

async function readInPages(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (let start = 0; start < ids.length; start += PAGE)
    pages.push(await readProductsAsText(queries, ids.slice(start, start + PAGE)))
  return pages
}
