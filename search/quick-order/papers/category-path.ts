import type { WrittenItem } from '../../lexicon/items.ts'
import type { Tells } from '../split-run-on.ts'

/** A sign between the steps of a path, with spaces around it. */
const STEP = /\s[>›»→]\s/u

type Reading = { readonly tells: Tells; readonly read: (text: string) => readonly WrittenItem[] }

/**
 * A line without the categories that a shop shows before a thing: the elbow of `Plumbing > Pipes & Fittings > CPVC elbow 20 mm 10`. Categories count
 * nothing and name goods in the plural, if any; the last step names what is meant.
 */
export function withoutPath(line: string, { tells, read }: Reading): string {
  const steps = line.split(STEP)
  const leaf = steps.at(-1) ?? ''
  const categories = steps.slice(0, -1)
  const isPath = categories.length > 0 && categories.every((step) => isCategory(step, read(step), tells))
  return isPath && read(leaf).some(({ item }) => tells.namesProduct(item)) ? leaf : line
}

/** Tells whether a step counts nothing and names nothing that is sold but in the plural. */
function isCategory(step: string, items: readonly WrittenItem[], { namesProduct, isSold }: Tells): boolean {
  const named = items.findLast(({ item }) => namesProduct(item) && isSold(item))
  return !/\p{Nd}/u.test(step) && (named === undefined || /s$/iu.test(named.text) || /s\s*$/iu.test(step))
}
