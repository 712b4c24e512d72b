import { measureGap, type Measure } from '../../../lexicon/numbers/measures.ts'
import { madeOf, materials } from '../../../lexicon/trade/facts.ts'
import type { KindIndex } from '../../kind-index.ts'
import { candidatesOf } from '../../query-request.ts'
import type { Request, WrittenTerm } from '../../request.ts'
import { evaluate, type Evaluation } from '../evaluate.ts'

/** Grades of the material itself: concrete of M25 is no kerb stone of it. */
const OF_MATERIALS = new Set(['m', 'grade', 'fe'])

/**
 * Product kinds of a material that is all that a line says, in the sizes that have each of its measures: granite of 1200 x 200 mm is a
 * window sill, CPVC of 118 ml the cement of such pipes. None where the commonest thing of the material, which it names alone, has them too.
 */
export function measuredAlone(
  index: KindIndex,
  request: Request,
  evaluations: readonly Evaluation[],
): Evaluation[] {
  const { terms, measures, unknown, isUnknownNext } = request
  // one word directly behind the material says no more than a maker or a sort of it
  if (unknown.length > 1 || (unknown.length > 0 && !isUnknownNext)) return []
  if (measures.length === 0 || terms.length === 0 || !terms.every(isMaterial)) return []
  if (measures.some(({ type }) => OF_MATERIALS.has(type))) return []
  const hasAll = (evaluation: Evaluation): boolean => bearsAll(evaluation, measures)
  if (evaluations.some(hasAll)) return []
  const described = { ...request, terms: terms.map(describing) }
  const named = candidatesOf(index, described).filter((each) => !each.isUnmet && hasAll(each))
  return named.length > 0 ? named : madeOfIt(index, described).filter(hasAll)
}

function isMaterial({ hints, isBrand }: WrittenTerm): boolean {
  return !isBrand && hints.length > 0 && hints.every((word) => materials.has(word))
}

function describing(term: WrittenTerm): WrittenTerm {
  return { ...term, isOptional: false, readings: [{ words: term.hints, namesProduct: false }] }
}

function bearsAll({ lacks, sizes }: Evaluation, measures: readonly Measure[]): boolean {
  return (
    lacks.length === 0 &&
    measures.every((measure) =>
      sizes.some(({ size }) => size.measures.some((borne) => measureGap(measure, borne) !== null)),
    )
  )
}

/** Product kinds that are of a material without saying so: house wires are of copper. */
function madeOfIt({ byWord }: KindIndex, request: Request): Evaluation[] {
  const words = request.terms.flatMap(({ hints }) => hints)
  const productKinds = madeOf.flatMap(([kind, of]) => {
    const [first = '', ...others] = kind.split(' ')
    const isOfAll = words.every((word) => of.split(' ').includes(word))
    if (!isOfAll) return []
    return (byWord.get(first) ?? []).filter(({ nameWords }) => others.every((word) => nameWords.has(word)))
  })
  return [...new Set(productKinds)].flatMap((productKind) => evaluate(productKind, request) ?? [])
}
