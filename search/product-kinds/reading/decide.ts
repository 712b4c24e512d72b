import type { Measure } from '../../lexicon/numbers/measures.ts'
import type { KindIndex } from '../kind-index.ts'
import { isComparable, nearestFirst } from './nearest-sizes.ts'
import { isAmount, isCountable } from './amounts.ts'
import { assumedOfKind } from './assumed-of-kind.ts'
import { isInDoubt } from './doubts.ts'
import { describedBy } from './sizes/described.ts'
import { measuredAlone } from './sizes/material-alone.ts'
import type { Evaluation } from './evaluate.ts'
import { fallbacksOf, withHead } from './fall-back.ts'
import { ofBrand } from './doubted/by-brand.ts'
import { ofAnyMaterial } from './doubted/of-any-material.ts'
import { isOfOtherForm } from './doubted/other-forms.ts'
import { isFarFromSizes } from './is-far-from-sizes.ts'
import { isMeant, LEAD } from './is-meant.ts'
import { isCompound, isNamed, isOnlyMended } from './is-named.ts'
import { namedInOtherSizes } from './sizes/in-other-sizes.ts'
import { namedInFull, withSoldSizes } from './sizes/nominal.ts'
import { reduceToUsual } from './reduce-to-usual.ts'
import { isBySight, suggest, toSuggestions, type Suggestion } from './suggest.ts'
import { supportedBy } from './supported-by.ts'
import { candidatesOf } from '../query-request.ts'
import type { Quantity, Request } from '../request.ts'
import { withoutUnstated } from './sizes/unstated.ts'
import { describedInFull } from './sizes/unstated-by-kind.ts'

/** A line is ready, to choose, sold only in other sizes, or not found. */
export type Status = 'ready' | 'choose' | 'other-sizes' | 'not-found'

/** Decision on a request. */
export type Decision = {
  readonly status: Status
  readonly suggestions: readonly Suggestion[]
  readonly quantity: Quantity | null
  /** Attributes that were taken for granted: `chrome`, `fe 500d`. */
  readonly assumed: readonly string[]
  /** The terms, by their words, that speak against what is suggested. */
  readonly overlooked?: readonly (readonly string[])[]
  /** The written measures that nothing of what is suggested has. */
  readonly unmatched?: readonly Measure[]
}

/** Measures that tell sorts apart where they are stated, and may do so where they are not. */
const SELDOM_SAME = new Set(['pin', 'sch', 'sdr', 'deg'])

/** Greatest distance of a suggestion behind the best. */
const SPREAD = 2.1

/**
 * Decides what a request means (QO-05, QO-08, QO-10). Where no product kind bears all of it, what it names most likely is suggested:
 * without the measures that such product kinds do not state, or by one of its nouns.
 */
export function decide(index: KindIndex, request: Request): Decision {
  if (isOfOtherForm(index, request)) return nothing
  const { decision, evaluations } = weigh(index, request)
  const branded = decideByBrand(index, request)
  if (branded !== null) return branded
  const measured = measuredAlone(index, request, evaluations)
  if (measured.length > 0) return suggested(decideAmong(measured, request))
  if (isSuggesting(decision)) return decision
  if (!isNamed(request)) return decideUnnamed(index, request, { decision, evaluations })
  // beside so many bags another number is any, before it is a size that is not sold
  if (request.quantities.length > 0 && request.numbers.some(isFarFromSizes(evaluations)))
    return suggested(decide(index, { ...request, numbers: [] }))
  const near = decideNear(index, request, { decision, evaluations })
  return (
    near ??
    decideByOne(index, request) ??
    decideOfAnyMaterial(index, request) ??
    decideLeniently(index, request) ??
    decision
  )
}

/** Suggests what a brand stands for, where an abbreviation alone speaks against it; null where that is nothing. */
function decideByBrand(index: KindIndex, request: Request): Decision | null {
  const branded = ofBrand(index, request)
  if (branded === null) return null
  return { ...suggested(decideAmong(branded.evaluations, request)), overlooked: [branded.overlooked] }
}

/** Suggests what a noun names, of whatever material; null where that is nothing. */
function decideOfAnyMaterial(index: KindIndex, request: Request): Decision | null {
  const any = ofAnyMaterial(index, request)
  const decided = any === null ? nothing : decide(index, any.request)
  if (any === null || decided.status === 'not-found') return null
  return { ...suggested(decided), overlooked: [...any.overlooked, ...(decided.overlooked ?? [])] }
}

/** Decides by the head behind a material, or by the measures that tell the sizes of what is likely; null where nothing is. */
function decideNear(index: KindIndex, request: Request, { decision, evaluations }: Weighed): Decision | null {
  const headed = decideByHead(index, request)
  if (headed?.status === 'choose' || evaluations.length === 0) return headed
  const stated = headed === null ? decideWithoutUnstated(index, request, evaluations) : null
  if (stated !== null && isSuggesting(stated)) return stated
  const told = decideNominal(index, request, evaluations) ?? decideDescribed(request, evaluations)
  return told ?? headed ?? stated ?? decision
}

/** Decides what words without a noun come to, where nothing fits. */
function decideUnnamed(index: KindIndex, request: Request, { decision, evaluations }: Weighed): Decision {
  const named = decideSoldSo(request, evaluations)
  if (named !== null) return named
  if (decision.status === 'not-found') return decideLeniently(index, request) ?? decision
  return decideDescribed(request, evaluations) ?? decision
}

/** Decides without the measures that no likely product kind states; null where all are stated. */
function decideWithoutUnstated(
  index: KindIndex,
  request: Request,
  evaluations: readonly Evaluation[],
): Decision | null {
  const rest = withoutUnstated(request, evaluations)
  if (rest === null) return null
  // an amount that is left out may have been how much is wanted, and other pins or walls another thing
  const left = request.measures.filter((each) => !rest.measures.includes(each))
  const isTelling = left.some((each) => isAmount(each) || SELDOM_SAME.has(each.type))
  const decided = isTelling ? suggested(decide(index, rest)) : decide(index, rest)
  // of a group one value may have told the size
  const unmatched = left.filter(({ values }) => values.length === 1)
  return { ...decided, unmatched: [...unmatched, ...(decided.unmatched ?? [])] }
}

/** Suggests what the trade calls by a written size; null where that is nothing. */
function decideNominal(
  index: KindIndex,
  request: Request,
  evaluations: readonly Evaluation[],
): Decision | null {
  const renamed = withSoldSizes(request, evaluations)
  if (renamed === null) return null
  const { decision, evaluations: found } = weigh(index, renamed.request)
  const rest = found.length === 0 ? null : withoutUnstated(renamed.request, found)
  // what is renamed is not named back by another kind
  const decided = isSuggesting(decision) || rest === null ? decision : weigh(index, rest).decision
  if (!isSuggesting(decided)) return null
  return { ...suggested(decided), unmatched: renamed.written }
}

/**
 * Suggests what a line names in full in the size that the trade calls so, before what has the size as written and lacks a word: the red
 * brick of `first class red brick 9 x 4 x 3 inch`, which no fly ash brick is. Null where there is none.
 */
function decideSoldSo(request: Request, evaluations: readonly Evaluation[]): Decision | null {
  const named = namedInFull(request, evaluations)
  if (named === null) return null
  const { sold, beside, written } = named
  const decision = suggested(decideAmong([sold, ...beside], request))
  const isAlone = decision.suggestions.every(({ name }) => name === sold.productKind.name)
  return isAlone ? { ...decision, unmatched: written } : decision
}

const isSuggesting = ({ status }: Decision): boolean => status === 'ready' || status === 'choose'

/** Suggests the sizes that a line tells whole, where what else it states only describes them; null where there are none. */
function decideDescribed(request: Request, evaluations: readonly Evaluation[]): Decision | null {
  const described = describedBy(request, evaluations)
  const [best] = described
  if (best === undefined) return decideInFull(request, evaluations)
  return { ...suggested(decideAmong(described, request)), unmatched: best.lacks }
}

/** Suggests what a line names in full, where it only never states a length of the line; null where that is nothing. */
function decideInFull(request: Request, evaluations: readonly Evaluation[]): Decision | null {
  const described = describedInFull(request, evaluations)
  if (described === null) return null
  return { ...suggested(decideAmong(described.evaluations, request)), unmatched: described.unmatched }
}

/** Suggests what the head behind a material names, where that is sold. */
function decideByHead(index: KindIndex, request: Request): Decision | null {
  const headed = withHead(index, request)
  const decided = headed === null ? nothing : decide(index, headed)
  return decided.status === 'not-found' ? null : suggested(decided)
}

/** Decides by one of the nouns of a request, where that names what is sold. */
function decideByOne(index: KindIndex, request: Request): Decision | null {
  const fallbacks = fallbacksOf(index, request)
  const fallback = fallbacks.find((each) => candidatesOf(index, each).length > 0)
  if (fallback === undefined) return null
  const decided = decide(index, fallback)
  return fallback === fallbacks[0] && isCompound(request) ? decided : suggested(decided)
}

/** Suggests what a request supports best, where nothing bears all of it; null where that is nothing. */
function decideLeniently(index: KindIndex, request: Request): Decision | null {
  const evaluations = supportedBy(index, request)
  if (evaluations.length === 0) return null
  const fitting = evaluations.filter(({ lacks }) => lacks.length === 0)
  const decision = suggested(
    fitting.length > 0
      ? decideAmong(fitting, request)
      : (decideDescribed(request, evaluations) ?? decideOtherSizes(evaluations)),
  )
  return { ...decision, overlooked: evaluations.flatMap((each) => each.overlooked) }
}

/** Decides what bears all of a request, nouns that it took from beside it included. */
export function decideWhole(index: KindIndex, request: Request): Decision {
  return weigh(index, request).decision
}

type Weighed = { readonly decision: Decision; readonly evaluations: readonly Evaluation[] }

function weigh(index: KindIndex, request: Request): Weighed {
  // a word that nobody knows or that was mended, and none that names something: what it is cannot be told
  if (!isNamed(request) && (request.unknown.length > 0 || isOnlyMended(request)))
    return weighUnnamed(index, request)
  const evaluations = candidatesOf(index, request).filter(({ isUnmet }) => isNamed(request) || !isUnmet)
  const fitting = evaluations.filter(({ lacks }) => lacks.length === 0)
  if (fitting.length > 0) {
    const named = namedInOtherSizes(request, evaluations, fitting)
    const decision =
      decideSoldSo(request, evaluations) ??
      decideInFull(request, evaluations) ??
      (named.length > 0 ? decideOtherSizes(named) : decideAmong(fitting, request))
    return { decision, evaluations }
  }
  const isKnown = isNamed(request) || areAlike(evaluations)
  return { decision: isKnown ? decideOtherSizes(evaluations) : nothing, evaluations }
}

/** Suggests what has two words of a request, its noun among them: the gap filler of `essar bond acrysil gap filler`. */
function weighUnnamed(index: KindIndex, request: Request): Weighed {
  const words = new Set(request.terms.filter(({ isGuess }) => !isGuess).flatMap(({ hints }) => hints))
  const evaluations = candidatesOf(index, request).filter(({ lacks, productKind: { head, nameWords } }) => {
    const said = [...nameWords].filter((word) => words.has(word))
    return lacks.length === 0 && words.has(head) && said.length > 1
  })
  if (evaluations.length === 0) return { decision: nothing, evaluations }
  return { decision: suggested(decideAmong(evaluations, request)), evaluations }
}

/** A decision that is suggested, not made. */
function suggested(decision: Decision): Decision {
  return decision.status === 'ready' ? { ...decision, status: 'choose', assumed: [] } : decision
}

/** Tells whether product kinds are the same but for their attributes: an FRLSH one is a wire, in whatever size. */
function areAlike(evaluations: readonly Evaluation[]): boolean {
  return new Set(evaluations.map(({ productKind }) => productKind.head)).size === 1
}

/** Decides between product kinds that bear all that was written; doors of 81 x 30 come before 30 doors of 81. */
function decideAmong(all: readonly Evaluation[], request: Request): Decision {
  const ranked = inPacks(all).toSorted(
    (a, b) =>
      Number(b.isOfSize) - Number(a.isOfSize) ||
      a.cost - b.cost ||
      Number(isInDoubt(a)) - Number(isInDoubt(b)) ||
      a.productKind.position - b.productKind.position,
  )
  const [best, ...others] = ranked
  if (best === undefined) return nothing
  const reduced = reduceToUsual(best)
  const [only] = reduced.fits
  const isOne = reduced.fits.length === 1 && isMeant(best, others, request)
  const isReady = isOne && only !== undefined && !isBySight(best, only) && isCountable(best.quantity, only)
  const near = ranked.filter((evaluation) => evaluation.cost <= best.cost + SPREAD)
  return {
    status: isReady ? 'ready' : 'choose',
    suggestions: isReady ? toSuggestions([{ ...best, sizes: reduced.fits }]) : suggest(near, reduced.fits),
    quantity: best.quantity,
    assumed: isReady ? [...assumedOfKind(best, ranked, request), ...reduced.assumed] : [],
  }
}

/** Those that are sold in packs of the written amount, where the others would be weighed off: 90 g of adhesive are a pack. */
function inPacks(all: readonly Evaluation[]): readonly Evaluation[] {
  const packed = all.filter(({ isPacked }) => isPacked)
  return packed.length > 0 && all.every(({ isPacked, isPoured }) => isPacked || isPoured) ? packed : all
}

const nothing: Decision = { status: 'not-found', suggestions: [], quantity: null, assumed: [] }

function decideOtherSizes(evaluations: readonly Evaluation[]): Decision {
  const ranked = evaluations.toSorted(
    (a, b) =>
      a.lacks.length - b.lacks.length ||
      Number(a.isUnmet) - Number(b.isUnmet) ||
      Number(isComparable(b.sizes, b.lacks)) - Number(isComparable(a.sizes, a.lacks)) ||
      a.cost - b.cost ||
      a.productKind.position - b.productKind.position,
  )
  const [best] = ranked
  if (best === undefined) return nothing
  const alike = ranked
    .filter(({ lacks, cost }) => lacks.length === best.lacks.length && cost <= best.cost + LEAD)
    .map((each) => ({ ...each, sizes: nearestFirst(each.sizes, each.lacks) }))
  return {
    status: 'other-sizes',
    suggestions: suggest(alike, alike[0]?.sizes ?? []),
    quantity: best.quantity,
    assumed: [],
  }
}
