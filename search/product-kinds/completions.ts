import type { Lexicon } from '../lexicon/lexicon.ts'
import { phoneticKeyOf } from '../lexicon/lexicon.ts'
import { singular } from '../lexicon/singular.ts'
import { beginningWith } from '../queries/beginning-with.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import type { KindIndex } from './kind-index.ts'

type Completion = { readonly word: string; readonly key: string; readonly weight: number }

const known = new WeakMap<KindIndex, readonly Completion[]>()
const MAX_COMPLETIONS = 8

/**
 * The words that a beginning may become: those that begin with it, otherwise those that sound as if they did (`vetr` for
 * `vitrified`). Words that name what is sold come first.
 */
export function completionsOf(index: KindIndex, beginning: string): string[] {
  let all = known.get(index)
  if (all === undefined) {
    all = allCompletions(index)
    known.set(index, all)
  }
  const spelt = [...beginningWith(all, beginning, ({ word }) => word)]
  if (spelt.length > 0 || beginning.length < 3) return best(spelt)
  const key = consonantKey(phoneticKeyOf(beginning))
  return key.length < 2 ? [] : best(all.filter((each) => each.key.startsWith(key)))
}

function best(completions: readonly Completion[]): string[] {
  return completions
    .toSorted((a, b) => b.weight - a.weight || a.word.length - b.word.length)
    .slice(0, MAX_COMPLETIONS)
    .map(({ word }) => word)
}

function allCompletions({ byWord, byHead, vocabulary }: KindIndex): Completion[] {
  const weights = new Map<string, number>()
  const add = (word: string, weight: number): void => {
    if (/^\p{L}[\p{L}\p{M}]+$/u.test(word)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  }
  for (const [word, kinds] of byWord) add(word, kinds.length)
  for (const [word, kinds] of byHead) add(word, 1_000 + kinds.length)
  for (const [word, sold] of tradeWords(vocabulary.lexicon, byHead)) add(word, 500 + sold)
  return Array.from(weights, ([word, weight]) => ({
    word,
    weight,
    key: consonantKey(phoneticKeyOf(word)),
  })).toSorted((a, b) => (a.word < b.word ? -1 : 1))
}

/** The single words of the lexicon that name something that is sold, with how many product kinds that is. */
function tradeWords({ phrases }: Lexicon, byHead: KindIndex['byHead']): [string, number][] {
  return Array.from(phrases.values()).flatMap((all) =>
    all.flatMap(({ words: [word = '', ...others], meanings, isJoined }): [string, number][] => {
      if (isJoined === true || others.length > 0 || singular(word) !== word) return []
      const sold = meanings.flatMap((meaning) =>
        meaning.kind === 'product' || meaning.kind === 'brand'
          ? meaning.words.flatMap((each) => byHead.get(each) ?? [])
          : [],
      )
      return sold.length === 0 ? [] : [[word, sold.length]]
    }),
  )
}
