import { harmless, materials } from '../../lexicon/trade/facts.ts'
import { candidatesOf } from '../query-request.ts'
import type { KindIndex } from '../kind-index.ts'
import type { Request, WrittenTerm } from '../request.ts'
import type { Evaluation } from './evaluate.ts'
import { namedByOne } from './fall-back.ts'

/** Weights of a word for a product kind: of what it is called, of what it is told apart by, of a size that it is sold in. */
const CALLED = 1.5
const TOLD = 1
const LITTLE = 0.5
/** The weight of a size that several measures tell whole, such as the thickness and the sides of a sheet. */
const SIZED = 1.5
/** The least that has to speak for a product kind; a word that nobody knows may name something else. */
const LEAST = 2
const LEAST_BESIDE_UNKNOWN = 2

/**
 * The product kinds that a request supports best though some of its words speak against them: those of its noun, or those that have
 * most of its words where it has none.
 */
export function supportedBy(index: KindIndex, request: Request): Evaluation[] {
  const named = namedByOne(index, request, 1)
  if (named.length > 0) return ofNoun(index, named)
  if (request.terms.some(({ readings }) => readings.some(({ namesProduct }) => namesProduct))) return []
  return ofWords(index, request)
}

function ofNoun(index: KindIndex, ways: readonly Request[]): Evaluation[] {
  let reserve: Evaluation[] = []
  for (const way of ways) {
    const evaluations = candidatesOf(index, way, true)
    const called = evaluations.filter((evaluation) => isCalled(evaluation, way))
    if (called.length > 0) return leastOverlooked(called)
    if (reserve.length === 0) reserve = evaluations
  }
  return leastOverlooked(reserve)
}

function leastOverlooked(evaluations: readonly Evaluation[]): Evaluation[] {
  const least = Math.min(...evaluations.map(({ overlooked }) => overlooked.length))
  return evaluations.filter(({ overlooked }) => overlooked.length === least)
}

/** Tells whether a product kind is what a noun names, and not only of a material that no other one is of. */
function isCalled({ productKind }: Evaluation, { terms }: Request): boolean {
  return terms.some(({ readings }) =>
    readings.some(
      ({ words, namesProduct }) => namesProduct && words.every((word) => productKind.nameWords.has(word)),
    ),
  )
}

function ofWords(index: KindIndex, request: Request): Evaluation[] {
  const least = request.unknown.length > 0 ? LEAST_BESIDE_UNKNOWN : LEAST
  const supported = candidatesOf(index, request, true).map((evaluation) => ({
    evaluation,
    support: supportOf(evaluation, request),
  }))
  const most = Math.max(0, ...supported.map(({ support }) => support))
  if (most < least) return []
  return supported.flatMap(({ evaluation, support }) => (support === most ? [evaluation] : []))
}

function supportOf({ productKind, sizes, lacks }: Evaluation, request: Request): number {
  const isMeasured = request.measures.length > lacks.length
  const measured = isMeasured ? (request.measures.length > 1 && lacks.length === 0 ? SIZED : TOLD) : 0
  const words = request.terms.filter(({ isGuess }) => !isGuess).map(({ hints }) => hints)
  const told = words.map((hints) => {
    if (hints.some((word) => word === productKind.head || word === productKind.lastWord)) return CALLED
    if (hints.every((word) => productKind.nameWords.has(word))) return isTelling(hints) ? TOLD : LITTLE
    return hints.every((word) => sizes.some(({ size }) => size.words.has(word))) ? LITTLE : 0
  })
  return told.reduce<number>((all, each) => all + each, measured)
}

function isTelling(hints: WrittenTerm['hints']): boolean {
  return hints.some((word) => !harmless.has(word) && !materials.has(word))
}
