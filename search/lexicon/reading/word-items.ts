import type { Cursor, Item, Reading } from '../items.ts'
import { phoneticKeyOf, type Meaning } from '../lexicon.ts'
import { termOf } from '../term.ts'

type Read = {
  readonly words: readonly string[]
  readonly meanings: readonly Meaning[]
  readonly isGuess?: boolean
}

/** The items that words with these meanings are. */
export function itemsOf(cursor: Cursor, { words, meanings, isGuess = false }: Read): Item[] {
  const products = meanings.filter((meaning) => meaning.kind === 'product')
  const attributes = meanings.filter((meaning) => meaning.kind === 'attribute')
  const readings: Reading[] = [
    ...products.map((meaning) => ({ words: meaning.words, namesProduct: true })),
    ...attributes.map((meaning) => ({ words: meaning.words, namesProduct: false })),
  ]
  const isWritten = words.length === 1 && cursor.vocabulary.words.has(words[0] ?? '')
  if (readings.length > 0) {
    const own = isWritten ? words : sameSounding(cursor, words)
    if (own.length > 0 && !cursor.isCatalogue) readings.push({ words: own, namesProduct: false })
    const isLiteral = words.length > 1 && words.every((word) => cursor.vocabulary.words.has(word))
    const named = products.length > 0 ? namedBy(meanings) : { isOptional: false }
    return [{ ...termOf(readings, words), isGuess, isLiteral, ...named }]
  }
  if (meanings.some((meaning) => meaning.kind === 'and')) return [{ kind: 'and' }]
  const brands = meanings.filter((meaning) => meaning.kind === 'brand')
  if (brands.length > 0) {
    const led = brands.map((meaning) => ({ words: meaning.words, namesProduct: true }))
    return [{ ...termOf(led, words), isBrand: true, isGuess }]
  }
  return otherItems(words, meanings, isWritten)
}

/** Tells whether words are a maker and the noun of what is meant: the mcb of `havells mcb` is read by itself. */
export function endsInNoun(words: readonly string[], meanings: readonly Meaning[]): boolean {
  const isNoun = ({ kind, ...meaning }: Meaning): boolean =>
    kind === 'brand' && 'words' in meaning && meaning.words.length === 1 && meaning.words[0] === words.at(-1)
  return words.length > 1 && meanings.every(({ kind }) => kind === 'brand') && meanings.some(isNoun)
}

/** The rest that a word may be that names a product: a bucket by itself or one of paint, labour or helmets for labour, a brand. */
function namedBy(meanings: readonly Meaning[]) {
  const isOptional = meanings.some(
    (each) => each.kind === 'unit' || (each.kind === 'filler' && each.what.startsWith('person:')),
  )
  const isMaybeBrand = meanings.some(({ kind }) => kind === 'brand')
  const unit = meanings.find((each) => each.kind === 'unit')?.unit
  const isThing = meanings.every((meaning) => meaning.kind !== 'product' || meaning.isThing === true)
  return {
    isOptional,
    ...(unit !== undefined && { unit }),
    ...(isMaybeBrand && { isMaybeBrand }),
    ...(isThing && { isThing }),
  }
}

/** The word of the catalogue that a Latin one sounds like: the hydraulic of `door closer hydrolic`. */
function sameSounding({ vocabulary, isCatalogue }: Cursor, words: readonly string[]): readonly string[] {
  const [word = '', ...others] = words
  if (isCatalogue || others.length > 0 || !/^[a-z]{6,}$/.test(word)) return []
  return (vocabulary.sounds.get(phoneticKeyOf(word)) ?? []).slice(0, 1)
}

function otherItems(words: readonly string[], meanings: readonly Meaning[], isWritten: boolean): Item[] {
  const filler = meanings.find((meaning) => meaning.kind === 'filler')
  // a size or a room in words that the catalogue has, as gloves and tiles have
  if (filler?.kind === 'filler' && isWritten && /^(?:size|place):/.test(filler.what))
    return [{ ...termOf([{ words, namesProduct: false }], words), isOptional: true }]
  if (filler?.kind === 'filler') return [{ kind: 'filler', what: filler.what, hints: words }]
  const unit = meanings.find((meaning) => meaning.kind === 'unit')
  if (unit?.kind !== 'unit') return []
  return isWritten
    ? [{ ...termOf([{ words, namesProduct: false }], words), isOptional: true, unit: unit.unit }]
    : [{ kind: 'unit', unit: unit.unit }]
}
