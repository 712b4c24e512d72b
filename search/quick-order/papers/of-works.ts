import type { Item, WrittenItem } from '../../lexicon/items.ts'

/** Works on what is there, whose words before `of` order nothing: `demolition of old walls 40 sqm`. */
const WORKS =
  /^(?:demolition|demolishing|dismantling|removal|removing|cleaning|clearing|repairs?|repairing|excavation|excavating|shifting|scraping|hacking|chipping|cutting|curing|compaction|levelling|renovation|construction|erection|testing|inspection|maintenance)$/iu

/** Tells whether a row begins with works of what nothing names. */
export function isOfWork(items: readonly WrittenItem[], namesProduct: (item: Item) => boolean): boolean {
  const [work, of, ...rest] = items
  const isWork = work !== undefined && WORKS.test(work.text)
  return isWork && of?.text === 'of' && !rest.some(({ item }) => namesProduct(item))
}
