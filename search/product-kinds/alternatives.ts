import type { Vocabulary } from '../lexicon/items.ts'
import { singular } from '../lexicon/singular.ts'
import { isMaterial } from '../lexicon/names/same-words.ts'

/** Words with slashes between, and the words before and behind them up to the next sign. */
const ALTERNATIVES =
  /(?<before>(?:\p{L}+ )*)(?<words>\p{L}{2,}(?:\s?\/\s?\p{L}{2,})+)(?<behind>(?: \p{L}+)*)/u

/**
 * Says in full what words with slashes between them share: `interior/exterior emulsion` is interior emulsion and exterior emulsion, `bathroom tap/mixer`
 * a bathroom tap and a bathroom mixer. Only where each makes a name with what they share, or all are materials.
 */
export function withAlternatives(text: string, vocabulary: Vocabulary): string {
  const { before = '', words = '', behind = '' } = ALTERNATIVES.exec(text)?.groups ?? {}
  const each = words.split('/').map((word) => word.trim())
  const [head] = wordsOf(behind)
  const last = wordsOf(before).at(-1)
  const areMaterials = each.every((word) => isMaterial(vocabulary.lexicon, word.toLowerCase()))
  const shareHead = (word: string): boolean => head !== undefined && isName([word, head], vocabulary)
  if (head !== undefined && (areMaterials || each.slice(0, -1).every(shareHead)))
    return text.replace(ALTERNATIVES, each.map((word) => `${before}${word}${behind}`).join(', '))
  if (last !== undefined && each.slice(1).every((word) => describes(last, word, vocabulary)))
    return text.replace(ALTERNATIVES, `${before}${each.join(`, ${last} `)}${behind}`)
  return text
}

/** Tells whether a word says of a thing which one it is: a name with it, or a material before what is sold. */
function describes(word: string, thing: string, vocabulary: Vocabulary): boolean {
  if (isName([word, thing], vocabulary)) return true
  const named = vocabulary.lexicon.phrases.get(singular(thing.toLowerCase())) ?? []
  return (
    isMaterial(vocabulary.lexicon, word.toLowerCase()) &&
    named.some(({ words, meanings }) => words.length === 1 && meanings.some(({ kind }) => kind === 'product'))
  )
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** Tells whether two words are a name of the trade, begin one, or stand beside each other in one of the catalogue. */
function isName(written: readonly string[], { lexicon, pairs }: Vocabulary): boolean {
  const words = written.map((word) => singular(word.toLowerCase()))
  const isOfTrade = (lexicon.phrases.get(words[0] ?? '') ?? []).some(
    (phrase) =>
      phrase.isReversed !== true &&
      phrase.words[1] === words[1] &&
      phrase.meanings.some(({ kind }) => kind === 'product'),
  )
  return isOfTrade || pairs?.has(words.join(' ')) === true
}

/** Words for goods of many sorts, which brackets behind them list. */
const COLLECTIVE =
  /^(?<head>[^()]*(?:ware|fittings?|fixtures?|furniture|gear|equipment|materials?|accessor(?:y|ies)|items?|goods|products?|tools?|hardware|supplies|things|saman|samaan|सामान|सामग्री|उपकरण))\s*\((?<goods>[^()]+)\)\s*$/iu

/** The goods that brackets behind a collective word list, and that word: the helmets of `safety gear (helmets, gloves)`. Null where there are none. */
export function goodsInBrackets(text: string): { readonly head: string; readonly goods: string } | null {
  const { head, goods } = COLLECTIVE.exec(text)?.groups ?? {}
  return head === undefined || goods === undefined ? null : { head, goods }
}
