import type { Vocabulary } from '../items.ts'
import type { RawToken } from '../raw-tokens.ts'
import { plainWord } from '../reading/plain-words.ts'
import { singular } from '../singular.ts'
import { materials } from '../trade/facts.ts'

/** Particles of a genitive, by which a thing is told from others. */
const PARTICLE = /^(?:ka|ki|ke|wala|wali|wale|का|की|के|वाला|वाली|वाले)$/u
/** Materials that stand behind a thing without a word between, and are no things themselves. */
const BEHIND = new Set('brass teak wpc upvc cpvc pvc gi ms ss stainless aluminium'.split(' '))
/** The most words of a thing's name. */
const MOST = 3

/** A part of tokens: the place of a thing's first word, of what is said of it, and the place behind all of it. */
type Said = { readonly from: number; readonly told: readonly RawToken[]; readonly end: number }

/**
 * Puts what a thing is made of before it, as names have it: `tap of brass`, `brass made tap`, `tap brass wala` and `tap brass` are brass taps,
 * and दरवाजा सागवान का is सागवान का दरवाजा.
 */
export function withMaterialsFirst(tokens: readonly RawToken[], vocabulary: Vocabulary): RawToken[] {
  const put: RawToken[] = []
  let at = 0
  while (at < tokens.length) {
    const said = saidBehind(tokens, at, vocabulary) ?? saidBefore(tokens, at, vocabulary)
    if (said === null) {
      const token = tokens[at]
      if (token !== undefined) put.push(token)
      at += 1
      continue
    }
    const thing = tokens.slice(said.from, at + 1)
    put.splice(Math.max(0, put.length - (at - said.from)), at - said.from)
    put.push(...apart([...said.told, ...thing]))
    at = said.end
  }
  return put
}

/** The material behind a thing that ends at a place; null where another word follows, which it may belong to. */
function saidBehind(tokens: readonly RawToken[], at: number, vocabulary: Vocabulary): Said | null {
  const joint = jointAt(tokens, at + 1)
  const told = toldAt(tokens, at + 1 + joint, { isJoined: joint > 0, vocabulary })
  if (told === null) return null
  const isHead = joint > 0 && isOfCatalogue(tokens[at], vocabulary)
  const from = at + 1 - (lengthOfThing(tokens, at, vocabulary) || Number(isHead))
  // of a brass elbow of CPVC both are said
  const isTold = from > at || tokens.slice(Math.max(0, from - 1), at + 1).some(isMaterial)
  return isTold || isUnitAt(tokens[from - 1], told.told[0], vocabulary) ? null : { from, ...told }
}

/** Tells whether a material would be the unit of the number before it: the brass of `5 hinge brass`. */
function isUnitAt(
  before: RawToken | undefined,
  material: RawToken | undefined,
  { lexicon }: Vocabulary,
): boolean {
  const alone = lexicon.phrases.get(material?.text ?? '')?.find(({ words }) => words.length === 1)
  return before?.kind === 'number' && alone?.meanings.some(({ kind }) => kind === 'unit') === true
}

/** The material that is said at a place, with its particle where that names it in another language. */
function toldAt(
  tokens: readonly RawToken[],
  at: number,
  { isJoined, vocabulary }: { readonly isJoined: boolean; readonly vocabulary: Vocabulary },
): Pick<Said, 'told' | 'end'> | null {
  const [material, next] = [tokens[at], tokens[at + 1]]
  if (material?.kind !== 'word') return null
  const said = next?.text ?? ''
  const isGenitive = !isJoined && PARTICLE.test(said)
  const isSaid = isGenitive || said === 'material'
  const end = at + 1 + Number(isSaid)
  if (tokens[end]?.kind === 'word') return null
  if (isGenitive && isMaterialInScript(material, vocabulary)) return { told: tokens.slice(at, end), end }
  const mayStand = isJoined || isSaid ? isMaterial(material) : BEHIND.has(material.text)
  return mayStand ? { told: [material], end } : null
}

/** Tells whether a word of another language names a material. */
function isMaterialInScript(token: RawToken, { lexicon }: Vocabulary): boolean {
  if (isMaterial(token)) return false
  const word = token.text
  const own = (lexicon.phrases.get(word) ?? []).flatMap((phrase) =>
    phrase.words.length === 1 ? phrase.meanings : [],
  )
  const words = own.flatMap((meaning) =>
    meaning.kind === 'attribute' || meaning.kind === 'product' ? [meaning.words] : [],
  )
  const english = [...words, ...(plainWord(word)?.english ?? [])]
  return english.some((each) => each.every((one) => materials.has(one)))
}

/** Number of the words that join a material to the thing before it: `of`, `in`, `made of`. */
function jointAt(tokens: readonly RawToken[], at: number): number {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text]
  if (first === 'made' && (second === 'of' || second === 'from' || second === 'in')) return 2
  return first === 'of' || first === 'in' ? 1 : 0
}

/** Words between a material and the thing that is made of it, which say nothing. */
const BETWEEN = /^(?:made|material|ka|ki|ke|wala|wali|wale)$/u

/** A material before a thing that begins behind a place, joined by a word that only says so. */
function saidBefore(tokens: readonly RawToken[], at: number, vocabulary: Vocabulary): Said | null {
  const [material, between] = [tokens[at], tokens[at + 1]]
  if (material === undefined || !isMaterial(material) || !BETWEEN.test(between?.text ?? '')) return null
  const isName = beginsName(tokens, at, vocabulary)
  const isThing = tokens
    .slice(at + 2, at + 2 + MOST)
    .some((_, index) => lengthOfThing(tokens, at + 2 + index, vocabulary) > index)
  const isThingOrHead = isThing || (between?.text === 'made' && isOfCatalogue(tokens[at + 2], vocabulary))
  return isThingOrHead && !isName ? { from: at, told: [], end: at + 2 } : null
}

/** Tells whether a name of several words begins at a place as it is written: `plastic ka paint`. */
function beginsName(tokens: readonly RawToken[], at: number, { lexicon }: Vocabulary): boolean {
  return (lexicon.phrases.get(tokens[at]?.text ?? '') ?? []).some(
    ({ words }) => words.length > 2 && words.every((word, index) => word === wordOf(tokens[at + index])),
  )
}

/** Tells whether a word is one of what is sold, whatever else it means. */
function isOfCatalogue(token: RawToken | undefined, { sold }: Vocabulary): boolean {
  return token?.kind === 'word' && sold.has(singular(token.text)) && !isMaterial(token)
}

function isMaterial({ kind, text }: RawToken): boolean {
  return kind === 'word' && (materials.has(text) || text === 'ss')
}

/** Number of words of the longest thing that ends at a place; none where none does. */
function lengthOfThing(tokens: readonly RawToken[], at: number, { lexicon }: Vocabulary): number {
  for (let length = Math.min(MOST, at + 1); length > 0; length -= 1) {
    const words = tokens.slice(at - length + 1, at + 1).map(wordOf)
    const isThing = (lexicon.phrases.get(words[0] ?? '') ?? []).some(
      (phrase) =>
        phrase.words.length === length &&
        phrase.words.every((word, index) => word === words[index]) &&
        phrase.meanings.some(({ kind }) => kind === 'product') &&
        !phrase.meanings.some(({ kind }) => kind === 'unit' || kind === 'attribute'),
    )
    if (isThing && !words.every((word) => materials.has(word))) return length
  }
  return 0
}

function wordOf(token: RawToken | undefined): string {
  return token?.kind === 'word' ? singular(token.text) : ''
}

/** Tokens that no longer stand where they were written, none of them glued to another. */
function apart(tokens: readonly RawToken[]): RawToken[] {
  return tokens.map((token) => ({ ...token, isGlued: false }))
}
