import { termOf } from '../term.ts'
import type { Item, Vocabulary, WrittenItem } from '../items.ts'
import type { Phrase } from '../lexicon.ts'
import { anyMaterials, materials } from '../trade/facts.ts'

type Term = Extract<Item, { kind: 'term' }>

/** A name that is not sold, and the places of the items that say its words. */
type SplitName = { readonly phrase: Phrase; readonly places: readonly number[] }

/** A name that an item begins: its words, and whether the first one is what was done to a thing, as nothing of the catalogue is. */
type NameBegun = { readonly first: Term; readonly words: readonly string[]; readonly isDone: boolean }

/** The most items that part the words of a name. */
const MOST_BETWEEN = 2
const MOST_WORDS = 4
const LATIN = /^[a-z]+$/
const PARTICIPLE = /^[a-z]{3,}ed$/

/**
 * Reads a name of what is not sold though a sort, a size or a material stands between its words: the drip pipe of `drip 16 mm pipe`, the waste pipe of
 * `waste pvc pipe`. What is named by what was done to it is no other for its longer name: the lined valve of `fully lined ball valve`.
 */
export function withSplitNames<Written extends WrittenItem>(
  items: readonly Written[],
  vocabulary: Vocabulary,
): Written[] {
  const told = [...items]
  for (let at = 0; at < items.length; at += 1) {
    const found = splitNameAt(items, at, vocabulary)
    if (found === null) continue
    const [first = at, ...others] = found.places
    const written = items[first]
    if (written === undefined) continue
    const readings = found.phrase.meanings.flatMap((meaning) =>
      meaning.kind === 'product' ? [{ words: meaning.words, namesProduct: true }] : [],
    )
    told[first] = { ...written, item: termOf(readings, found.phrase.words) }
    for (const place of others) {
      const other = items[place]
      if (other !== undefined) told[place] = { ...other, item: materialOf(other.item) }
    }
    at = found.places.at(-1) ?? at
  }
  return told
}

/** Leaves of an item whose noun belongs to a name the material before it, or nothing. */
function materialOf(item: Item): Item {
  const own = item.kind === 'term' ? item.hints.filter((word) => materials.has(word)) : []
  return own.length > 0
    ? termOf([{ words: own, namesProduct: false }], own)
    : { kind: 'filler', what: 'of-name', hints: [] }
}

function splitNameAt(items: readonly WrittenItem[], at: number, vocabulary: Vocabulary): SplitName | null {
  const first = items[at]?.item
  if (first === undefined || !mayBegin(first, vocabulary)) return null
  const phrases = vocabulary.lexicon.phrases.get(first.hints[0] ?? '') ?? []
  const found = phrases.flatMap((phrase): SplitName[] => {
    const { words } = phrase
    if (!begins(words, first.hints) || !isUnsoldName(phrase, vocabulary)) return []
    const name = { first, words, isDone: isDoneTo(words, vocabulary) }
    const places = placesOf(items, at, name)
    const last = name.isDone ? at : places?.at(-1)
    return places === null || isCovered(items.slice(Math.max(0, at - 1), (last ?? at) + 1), vocabulary)
      ? []
      : [{ phrase, places }]
  })
  return found[0] ?? null
}

function mayBegin(item: Item, vocabulary: Vocabulary): item is Term {
  return (
    item.kind === 'term' &&
    !item.isBrand &&
    !item.isGuess &&
    item.hints.every(isLatin) &&
    !describesOnly(item.hints, vocabulary)
  )
}

/** The places of the items that say the words of a name that begins at one, with others between them; null where they do not. */
function placesOf(items: readonly WrittenItem[], at: number, name: NameBegun): number[] | null {
  const places = [at]
  let said = name.first.hints.length
  let between = 0
  for (let place = at + 1; said < name.words.length; place += 1) {
    const item = items[place]?.item
    const count = saidAt(items, place, { name, said })
    if (item === undefined || count === null) return null
    if (count > 0) places.push(place)
    between += Number(wordsOf(item) > count || count === 0)
    said += count
  }
  const isSplit = between > 0 && between <= MOST_BETWEEN
  return isSplit && !isNoun(items[(places.at(-1) ?? at) + 1]?.item) ? places : null
}

/** Number of the next words of a name that are said at a place; the bag of `40 kg (bag)` is what the 40 kg are in. Null where none may be. */
function saidAt(
  items: readonly WrittenItem[],
  place: number,
  { name, said }: { readonly name: NameBegun; readonly said: number },
): number | null {
  const item = items[place]?.item
  return item === undefined || isPackOf(item, items[place - 1]?.item) ? null : wordsSaid(item, name, said)
}

/** Tells whether an item is a pack, behind what is in one. */
function isPackOf(item: Item, before: Item | undefined): boolean {
  const isPack = item.kind === 'term' && item.unit !== undefined
  return isPack && before?.kind === 'measure' && (before.measure.type === 'kg' || before.measure.type === 'l')
}

function wordsOf(item: Item): number {
  return item.kind === 'term' ? item.hints.length : 0
}

/** Tells whether a name begins with what was done to a thing, as nothing of the catalogue does. */
function isDoneTo([first = '']: readonly string[], { words }: Vocabulary): boolean {
  return PARTICIPLE.test(first) && !words.has(first)
}

/** Number of the next words of a name that an item ends in, none where it only parts the name, and null where it does not even that. */
function wordsSaid(item: Item, { first, words, isDone }: NameBegun, said: number): number | null {
  const hints = item.kind === 'term' ? item.hints : []
  const next = words.slice(said)
  for (let count = Math.min(hints.length, next.length); count > 0; count -= 1) {
    const before = hints.slice(0, hints.length - count)
    const isSaid = hints.slice(-count).every((word, index) => word === next[index])
    const isWhole = isDone && count === next.length
    if (isSaid && (isWhole || before.every(isOfAnything))) return count
  }
  return mayStandBetween(item, first) ? 0 : null
}

/** Tells whether an item may part a name: a sort or a material, and a size where the word before it is no thing by itself. */
function mayStandBetween(item: Item, first: Term): boolean {
  if (item.kind === 'measure') return !isNoun(first)
  if (item.kind !== 'term' || item.isBrand || item.isGuess) return false
  return item.hints.every((word) => materials.has(word)) || (!isNoun(item) && item.isOfLongerName !== true)
}

/** Tells whether words of the name make one of the catalogue with what parts them or stands before: the drain cover of `drain cover slab`. */
function isCovered(items: readonly WrittenItem[], { pairs }: Vocabulary): boolean {
  const said = items.flatMap(({ item }) => (item.kind === 'term' ? [item.hints] : []))
  return said.some((hints, index) => {
    const next = said[index + 1]?.[0] ?? ''
    const last = hints.at(-1) ?? ''
    return !isOfAnything(last) && !isOfAnything(next) && pairs?.has(`${last} ${next}`) === true
  })
}

const OF_MANY = new Set('pvc ms gi led'.split(' '))

function isOfAnything(word: string): boolean {
  return anyMaterials.has(word) || OF_MANY.has(word)
}

/** Tells whether words by themselves only describe, as colours and materials do: black pipe is no name of what a black GI pipe is. */
function describesOnly(words: readonly string[], { lexicon }: Vocabulary): boolean {
  const alone = lexicon.phrases
    .get(words[0] ?? '')
    ?.find((phrase) => phrase.words.join(' ') === words.join(' '))
  return (
    alone?.meanings.some((meaning) => meaning.kind === 'attribute' && meaning.words.length === 1) ?? false
  )
}

function isUnsoldName(
  { words, meanings, isReversed, isJoined }: Phrase,
  { sold, words: known }: Vocabulary,
): boolean {
  if (words.length < 2 || words.length > MOST_WORDS || isReversed === true || isJoined === true) return false
  return (
    meanings.length > 0 &&
    words.every(isLatin) &&
    meanings.every(
      (meaning) =>
        meaning.kind === 'product' && meaning.words.some((word) => !sold.has(word) && !known.has(word)),
    )
  )
}

function begins(words: readonly string[], hints: readonly string[]): boolean {
  return hints.length < words.length && hints.every((word, index) => word === words[index])
}

function isLatin(word: string): boolean {
  return LATIN.test(word)
}

function isNoun(item: Item | undefined): boolean {
  return item?.kind === 'term' && !item.isBrand && item.readings.some(({ namesProduct }) => namesProduct)
}
