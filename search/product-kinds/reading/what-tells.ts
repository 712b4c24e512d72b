import { anyMaterials, harmless, madeOf, materials, opposites, usual } from '../../lexicon/trade/facts.ts'
import { otherTrades } from '../../lexicon/words/products/elsewhere/other-trades.ts'
import { convertQuantity } from '../convert.ts'
import type { Fit, ProductKind } from '../product-kind.ts'
import type { WrittenTerm } from '../request.ts'

/** Tells whether a term names a product. */
export function namesProduct({ readings }: WrittenTerm): boolean {
  return readings.some((reading) => reading.namesProduct)
}

/** Materials that things of any sort are of, and that of most pipes and fittings. */
export function mayBeOfAny(word: string): boolean {
  return anyMaterials.has(word) || word === 'pvc'
}

/** Tells whether others of its sort have in their names what a product kind is only told to have: the toughened of float glass. */
export function isSiblings({ toldBy, sizes }: ProductKind, { hints, readings }: WrittenTerm): boolean {
  const isTold = (word: string): boolean => toldBy.has(word) && !sizes.some((size) => size.words.has(word))
  return hints.length > 0 && readings.some(({ words }) => words.every(isTold))
}

/** Grades of boards and cements, which say nothing of what has none: a thinner of commercial quality. */
const grades = new Set('mr bwr bwp opc ppc psc'.split(' '))

/** Tells whether words are grades of other sorts of things. */
export function isOfOtherSorts({ toldBy }: ProductKind, words: readonly string[]): boolean {
  return words.every((word) => grades.has(word)) && ![...grades].some((grade) => toldBy.has(grade))
}

/** Tells whether a thing of CPVC or UPVC is called one of PVC, as all of them are. */
export function isPvc({ nameWords }: ProductKind, words: readonly string[]): boolean {
  return words.every((word) => word === 'pvc') && (nameWords.has('cpvc') || nameWords.has('upvc'))
}

/** Systems of pipes, whose fittings are nothing else's: a CPVC socket is none for a plug, an SWR pipe none of UPVC. */
export const SYSTEMS: ReadonlySet<string> = new Set(['cpvc', 'upvc', 'ppr', 'swr'])

/** Tells whether a term names a system of pipes and a product kind is of another one; soil pipes are of UPVC as well. */
export function isOfOtherSystem({ nameWords }: ProductKind, { hints }: WrittenTerm): boolean {
  const named = hints.filter((word) => SYSTEMS.has(word))
  const isSoil = named.includes('upvc') && nameWords.has('swr')
  return (
    named.length > 0 &&
    !isSoil &&
    !named.some((word) => nameWords.has(word)) &&
    [...SYSTEMS].some((system) => nameWords.has(system))
  )
}

/** Tells whether a word makes a thing of another trade of what is named: a pneumatic pump, a titanium rod. */
export function isOfOtherTrade({ isPurpose, isAfterSize, readings }: WrittenTerm): boolean {
  return (
    !isPurpose && !isAfterSize && readings.some(({ words }) => words.some((word) => otherTrades.has(word)))
  )
}

/** Tells whether a word that a product kind lacks can not be overlooked. */
export function speaksAgainst(
  term: WrittenTerm,
  productKind: ProductKind,
  terms: readonly WrittenTerm[],
): boolean {
  return isOtherMaterial(productKind, term, terms) || isOfOtherTrade(term)
}

function materialsOf({ readings }: WrittenTerm): string[] {
  return readings.flatMap(({ words }) => words.filter((word) => materials.has(word)))
}

/** Tells whether a term is of a material that makes another product kind: not that of `stainless steel or granite` beside one it is of. */
function isOtherMaterial(
  { nameWords }: ProductKind,
  term: WrittenTerm,
  terms: readonly WrittenTerm[],
): boolean {
  const isOfOne = terms.some((other) => materialsOf(other).some((word) => nameWords.has(word)))
  return materialsOf(term).length > 0 && !isOfOne
}

/** Tells whether a word that a product kind has not may tell it from what is meant. */
export function isTelling({ toldBy }: ProductKind, term: WrittenTerm): boolean {
  return (
    term.isGuess ||
    term.isOfLongerName === true ||
    namesProduct(term) ||
    term.hints.some((word) => toldBy.has(word))
  )
}

/** Tells whether a name says the opposite: a sink with a single bowl has no double one. */
export function contradicts({ nameWords }: ProductKind, word: string): boolean {
  return opposites.some(
    (pair) => pair.includes(word) && pair.some((other) => other !== word && nameWords.has(other)),
  )
}

const madeOfWords = madeOf.map(
  ([kind, materialWords]) => [kind.split(' '), new Set(materialWords.split(' '))] as const,
)

/** Tells whether a term only says in which unit is meant: the brass of `brass sand`, and not of a brass fan, as nobody measures fans so. */
export function isUnitAlone({ isOptional, hints }: WrittenTerm, fits: readonly Fit[]): boolean {
  const isMaterial = hints.some((word) => materials.has(word))
  const isMeasuredSo = (): boolean =>
    fits.some(({ size }) => hints.some((word) => convertQuantity(1, word, size) !== null))
  return isOptional && (!isMaterial || isMeasuredSo())
}

/** Tells whether a product kind is of a written material, whoever makes it: a house wire is of copper. */
export function isMadeOf({ nameWords }: ProductKind, words: readonly string[]): boolean {
  return madeOfWords.some(
    ([kindWords, materialWords]) =>
      kindWords.every((word) => nameWords.has(word)) &&
      words.every((word) => nameWords.has(word) || materialWords.has(word)) &&
      words.some((word) => !nameWords.has(word)),
  )
}

/** Tells whether a word that tells nothing of this sort apart is all that a term is: the grey of a paver, the heavy of a channel. */
export function isHarmless({ toldBy }: ProductKind, term: WrittenTerm): boolean {
  const says = (word: string): boolean => !harmless.has(word) || toldBy.has(word)
  return !term.isGuess && !namesProduct(term) && !term.hints.some(says)
}

/** Tells whether a word says what things of a sort are as a rule, and none of its sizes says otherwise: toughened glass is clear. */
export function isTakenForGranted({ nameWords, sizes }: ProductKind, term: WrittenTerm): boolean {
  const isUsual = (word: string): boolean =>
    harmless.has(word) && usual.some(([kind, attribute]) => nameWords.has(kind) && attribute === word)
  const isSaid = sizes.some(({ words }) => [...words].some((word) => harmless.has(word)))
  return !isSaid && !term.isGuess && !namesProduct(term) && term.hints.every(isUsual)
}

const toldByMaterial = new WeakMap<ReadonlySet<string>, boolean>()

/** Tells whether another of the same noun is called by its material: a coupler of CPVC is no coupler of UPVC. */
export function isToldByMaterial({ toldBy }: ProductKind): boolean {
  const known = toldByMaterial.get(toldBy) ?? [...toldBy].some((word) => materials.has(word))
  toldByMaterial.set(toldBy, known)
  return known
}

/** Tells whether a product kind is only what comes with the thing that a request names: the cock of a `basin with pillar cock`. */
export function isAccessoryAlone({ head }: ProductKind, terms: readonly WrittenTerm[]): boolean {
  const isHead = ({ readings }: WrittenTerm): boolean => readings.some(({ words }) => words.includes(head))
  return (
    terms.some((term) => term.isAccessory === true && isHead(term)) &&
    terms.some((term) => !term.isAccessory && namesProduct(term)) &&
    !terms.some((term) => !term.isAccessory && isHead(term))
  )
}
