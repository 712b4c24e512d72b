import type { Item } from '../lexicon/items.ts'
import { ingredients, nameEndings } from '../lexicon/trade/facts.ts'
import type { ProductKind } from './product-kind.ts'
import { measuresOf, plainWords, readingWords } from './product-facts.ts'

/** Starts a product kind, without sizes. */
export function createKind(
  { name, image }: { readonly name: string; readonly image: string | null },
  nameItems: readonly Item[],
  position: number,
): ProductKind & {
  readonly distinctive: Set<string>
  readonly offerWords: Set<string>
} {
  // what follows `with` or a comma describes the product kind further
  const main = name.split(/\s(?:with|for|in|on)\s|,/i)[0] ?? name
  const terms = nameItems.filter((item) => item.kind === 'term')
  const nameWords = new Set(readingWords(nameItems))
  return {
    name,
    image,
    head: headOf(main, nameItems),
    lastWord: plainWords(main).findLast((word) => word.length > 1) ?? '',
    nameWords,
    qualifiers: terms
      .filter((term) => term.hints.every((word) => plainWords(main).includes(word)))
      .flatMap((term) => writtenOf(term.readings[0]?.words ?? [], main)),
    nameMeasures: measuresOf(nameItems),
    toldBy: new Set(),
    distinctive: new Set<string>(),
    softWords: new Set<string>(),
    offerWords: new Set<string>(),
    sizes: [],
    position,
  }
}

/** The words of a meaning that a name has: `CPVC` of an elbow is no pipe, whatever it is by itself. */
function writtenOf(words: readonly string[], name: string): readonly string[] {
  const inName = words.filter((word) => plainWords(name).includes(word))
  return inName.length > 0 ? inName : words
}

/** Head of a product kind's name: its last word that names a product, otherwise the last that is not an ending such as `set`. */
function headOf(main: string, items: readonly Item[]): string {
  const inMain = new Set(plainWords(main))
  const capitals = new Set(plainWords((main.match(/(?<![\p{L}-])\p{Lu}{2,}(?![\p{L}-])/gu) ?? []).join(' ')))
  const terms = items.flatMap((item) =>
    item.kind === 'term' && item.hints.every((word) => inMain.has(word)) ? [item] : [],
  )
  const isPlain = ([word = '']: readonly string[]): boolean =>
    word.length > 1 && !nameEndings.has(word) && !capitals.has(word)
  const naming = terms.findLastIndex((term) => term.readings.some(({ namesProduct }) => namesProduct))
  const named = terms[naming]?.readings.find(({ namesProduct }) => namesProduct)?.words.at(-1)
  const later = terms
    .slice(naming + 1)
    .findLast((term) => isPlain(term.hints))
    ?.hints.at(-1)
  if (named !== undefined) return later !== undefined && ingredients.has(named) ? later : named
  return later ?? terms.at(-1)?.hints.at(-1) ?? ''
}
