import { anyMaterials, materials, nameEndings, places, usual } from '../../lexicon/trade/facts.ts'
import { doubtsOf } from './doubts.ts'
import { hasAllWords, isCalledSo } from '../name-words.ts'
import type { ProductKind, Fit } from '../product-kind.ts'
import type { Request, WrittenTerm } from '../request.ts'
import {
  contradicts,
  isOfOtherSystem,
  isAccessoryAlone,
  isHarmless,
  isUnitAlone,
  isMadeOf,
  isOfOtherSorts,
  isOfOtherTrade,
  isPvc,
  isSiblings,
  isTelling,
  isTakenForGranted,
  isToldByMaterial,
  mayBeOfAny,
  namesProduct,
  speaksAgainst,
} from './what-tells.ts'

type Terms = { readonly fits: readonly Fit[]; readonly cost: number; readonly isDoubtful: boolean }

/** True when a word of another material is part of the name that was used: it may be found and offered, never chosen. */
type Named = {
  readonly isNamedOtherwise: boolean
  /** True when words before what is named, or a brand that is not sold, are all that is in doubt. */
  readonly isUnread: boolean
  /** True when the product kind has a word of the request in no way, and none that names it. */
  readonly isUnmet: boolean
  /** True when words behind a size are in doubt, alone or with words that were not read. */
  readonly isRemarked: boolean
  /** True when a word of it may well mean something else: a mended one, a noun, a part, a word that others of its sort are told by. */
  readonly isContested: boolean
  /** The terms, by their words, that speak against the product kind and were overlooked. */
  readonly overlooked: readonly WrittenTerm['hints'][]
}

/** Costs, in words that the product kind has and nobody said. */
const SOFT = 0.25
/** More than a lead: who says what another of its sort is called by means that one. */
const CALLED_SO = 0.85
const UNMET = 1.2
const OVERLOOKED = 2
const OPTIONAL = 0.2
const OTHER_WORDS = 0.7
/** More than a whole name unsaid: who says `wall mixer` does not mean a sink mixer that is mounted on the wall. */
const NAMED_BY_SIZE = 2.5
const UNMENTIONED = 1
/** Less than any word: among what is meant alike, who says `pipe` means what is called a pipe before what is called a tube. */
const CALLED_OTHERWISE = 0.05

/** Holds the words of a request against a product kind; null when it is another product kind. */
export function readTerms(
  productKind: ProductKind,
  request: Request,
  isLenient = false,
): (Terms & Named) | null {
  const isProductNamed = isNamedByOwn(productKind, request)
  // a brand that is not sold says nothing beside what is named
  const terms = request.terms.filter((term) => !(term.isBrand && isProductNamed))
  const all = meetAll(productKind, terms, isLenient)
  if (all === null) return null
  const isNamed = all.isNamed || hasAllWords(productKind, request)
  if (!isNamed && isProductNamed) return null
  const isDoubtful = mayBeOther(request) || all.isDoubtful || !isNamed
  const isUnread = request.unknown.length > 0 || all.isUnread || terms.length < request.terms.length
  return {
    fits: all.fits,
    cost: all.cost + unmentionedCost(productKind, request),
    ...doubtsOf({ isDoubtful, isUnread, isRemarked: all.isRemarked }),
    isUnmet: all.isUnmet && !isNamed,
    isContested: all.isContested || !isNamed || mayBeOther(request) || isNamedLast(request),
    isNamedOtherwise: all.isNamedOtherwise,
    overlooked: all.overlooked,
  }
}

/** Tells whether a part may be meant, or a mended word stands beside an unknown one and is hardly what was written. */
function mayBeOther({ isUnknownAfter, unknown, terms }: Request): boolean {
  return isUnknownAfter || (unknown.length > 0 && terms.some(({ isGuess }) => isGuess))
}

/** Tells whether what may say where a thing belongs stands behind it, and so may be what is meant. */
function isNamedLast({ terms }: Request): boolean {
  return terms
    .slice(terms.findLastIndex(namesProduct) + 1)
    .some(
      ({ hints, isPurpose, isOptional }) =>
        !isPurpose && !isOptional && hints.some((word) => places.has(word)),
    )
}

type AllMet = Terms &
  Named & {
    readonly isNamed: boolean
    /** True when a word is only that of a brand or model of it. */
    readonly isModelled: boolean
    /** True when a brand that is not sold stands for other goods. */
    readonly isOfOtherMaker: boolean
  }

function meetAll(productKind: ProductKind, terms: readonly WrittenTerm[], isLenient: boolean): AllMet | null {
  if (isAccessoryAlone(productKind, terms)) return null
  let all: AllMet = {
    fits: productKind.sizes.map((size) => ({ size, offers: size.offers })),
    cost: 0,
    isDoubtful: false,
    isNamed: false,
    isNamedOtherwise: false,
    isUnread: false,
    isUnmet: false,
    isRemarked: false,
    isContested: false,
    overlooked: [],
    isModelled: false,
    isOfOtherMaker: false,
  }
  for (const term of terms) {
    const met = meet(productKind, term, all.fits)
    if (met === null) {
      if (!isLenient || speaksAgainst(term, productKind, terms)) return null
      all = {
        ...all,
        cost: all.cost + OVERLOOKED,
        isDoubtful: true,
        isContested: true,
        overlooked: [...all.overlooked, term.hints],
      }
      continue
    }
    all = withMet(all, met, term)
  }
  // a maker of other goods contradicts what only has the word as a model: a tile that a maker calls galaxy is no granite
  return all.isModelled && all.isOfOtherMaker && !all.isNamed ? null : all
}

/** All that was met so far, and one term more. */
function withMet(all: AllMet, met: Met, { isBrand }: WrittenTerm): AllMet {
  return {
    fits: met.fits,
    cost: all.cost + met.cost,
    isDoubtful: all.isDoubtful || met.isDoubtful || isBrand,
    isNamed: all.isNamed || met.isNamed,
    isNamedOtherwise: all.isNamedOtherwise || met.isNamedOtherwise === true,
    isUnread: all.isUnread || met.isUnread === true,
    isUnmet: all.isUnmet || met.cost === UNMET,
    isRemarked: all.isRemarked || met.isRemarked === true,
    isContested: all.isContested || met.isContested === true,
    overlooked: all.overlooked,
    isModelled: all.isModelled || (met.isByOffer === true && !isBrand),
    isOfOtherMaker: all.isOfOtherMaker || (met.cost === UNMET && isBrand),
  }
}

/** Tells whether the words of a request without its brands name a product. */
function isNamedByOwn(productKind: ProductKind, request: Request): boolean {
  const terms = request.terms.filter((term) => !term.isBrand)
  if (terms.some((term) => isNamedBy(productKind, term))) return true
  return terms.length > 1 && hasAllWords(productKind, { terms })
}

/** Tells whether a term names a product, or has a word that no other product kind has. */
function isNamedBy({ distinctive }: ProductKind, term: WrittenTerm): boolean {
  return namesProduct(term) || term.hints.some((word) => distinctive.has(word))
}

type Met = Terms &
  Partial<Pick<Named, 'isNamedOtherwise' | 'isUnread' | 'isRemarked' | 'isContested'>> & {
    readonly isNamed: boolean
    /** True when only a brand or model has the word. */
    readonly isByOffer?: boolean
  }

/** Fits a term to a product kind: to its name, one of its sizes, a brand or model, or only to the words about it. */
function meet(productKind: ProductKind, term: WrittenTerm, fits: readonly Fit[]): Met | null {
  const free = { fits, cost: 0, isDoubtful: false }
  for (const { words } of term.readings) {
    if (words.every((word) => productKind.nameWords.has(word))) {
      const isOther = term.isLiteral && !term.hints.every((word) => productKind.nameWords.has(word))
      return {
        ...free,
        cost: (isOther ? OTHER_WORDS : 0) + (isCalledSo(productKind, words) ? 0 : CALLED_OTHERWISE),
        // `pvc pipe` is said of upvc and swr pipes too
        isNamedOtherwise: term.hints.some((word) => materials.has(word) && !productKind.nameWords.has(word)),
        isNamed: [...words, ...term.hints].some(
          (word) => word === productKind.head || productKind.distinctive.has(word),
        ),
      }
    }
  }
  const sized = narrowBy(fits, (fit, words) =>
    words.every((word) => fit.size.words.has(word) || productKind.nameWords.has(word)) ? fit : null,
  )(term)
  // a bell push is named by a switch's size
  const namesSize = term.readings.some(
    ({ words, namesProduct: names }) => names && words.includes(productKind.head),
  )
  if (sized.length > 0)
    return { ...free, fits: sized, cost: namesSize ? NAMED_BY_SIZE : 0, isNamed: namesSize }
  const { nameWords, offerWords } = productKind
  const offered = narrowBy(fits, (fit, words) => {
    if (!words.every((word) => offerWords.has(word) || nameWords.has(word))) return null
    const offers = fit.offers.filter((offer) =>
      words.every((word) => offer.product.words.has(word) || nameWords.has(word)),
    )
    return offers.length === 0 ? null : { ...fit, offers }
  })(term)
  if (offered.length > 0) return { ...free, fits: offered, isNamed: false, isByOffer: true }
  return meetSoftly(productKind, term, fits)
}

function narrowBy(
  fits: readonly Fit[],
  keep: (fit: Fit, words: readonly string[]) => Fit | null,
): (term: WrittenTerm) => Fit[] {
  return (term) => {
    for (const { words } of term.readings) {
      const kept = fits.flatMap((fit) => keep(fit, words) ?? [])
      if (kept.length > 0) return kept
    }
    return []
  }
}

function meetSoftly(productKind: ProductKind, term: WrittenTerm, fits: readonly Fit[]): Met | null {
  const isKnown = (word: string): boolean =>
    productKind.nameWords.has(word) || productKind.softWords.has(word)
  const soft = term.readings.some(({ words }) => words.every(isKnown))
  const isOtherwise = term.readings.some(({ words }) => words.some((word) => materials.has(word)))
  const isPlace = term.readings.every((reading) => reading.words.every((word) => places.has(word)))
  if (isOfOtherSystem(productKind, term)) return null
  if (soft) {
    const isNoun = namesProduct(term) && !isPlace
    const isContested = isNoun || (isOtherwise && !term.readings.some(({ words }) => words.every(mayBeOfAny)))
    const cost = isSiblings(productKind, term) ? CALLED_SO : SOFT
    return { fits, cost, isDoubtful: isNoun || isOtherwise, isNamed: false, isContested }
  }
  if (term.hints.some((word) => contradicts(productKind, word))) return null
  if (term.isPurpose) return meetAside(productKind, term, fits)
  return meetOutside(productKind, term, fits)
}

/** Fits a purpose; a word in brackets that others of its noun are told by picks those: the brass of `bib cock (brass)`. */
function meetAside(productKind: ProductKind, term: WrittenTerm, fits: readonly Fit[]): Met {
  const isPicking = term.isAside === true && term.hints.some((word) => productKind.toldBy.has(word))
  return { fits, cost: isPicking ? UNMET : OPTIONAL, isDoubtful: isPicking, isNamed: false }
}

/** Fits a term that a product kind says nothing of; null where it makes another one of it. */
function meetOutside(productKind: ProductKind, term: WrittenTerm, fits: readonly Fit[]): Met | null {
  const words = term.readings.flatMap((reading) => reading.words)
  if (isOfOtherTrade(term)) return null
  if (isHarmless(productKind, term) || isTakenForGranted(productKind, term))
    return { fits, cost: OPTIONAL, isDoubtful: false, isNamed: false, isUnread: true }
  if (isMadeOf(productKind, words)) return { fits, cost: 0, isDoubtful: false, isNamed: false }
  const isPlace = words.every((word) => places.has(word))
  // a product kind of another material is another product kind
  if (isPvc(productKind, words))
    return { fits, cost: UNMET, isDoubtful: true, isNamed: false, isContested: true }
  if (!isPlace && isOfOther(productKind, term, words)) return null
  if (isUnitAlone(term, fits)) return { fits, cost: OPTIONAL, isDoubtful: false, isNamed: false }
  if (namesProduct(term) && !isPlace) return null
  const unmet = { fits, cost: UNMET, isNamed: false, isContested: isTelling(productKind, term) }
  // behind a size it only goes on about what was named, unless others are told by it: `glass 12 mm clear, edge polished`
  const isOfOthers = term.hints.some((word) => productKind.toldBy.has(word))
  if (term.isAfterSize && !term.isGuess && !isOfOthers)
    return { ...unmet, isDoubtful: false, isRemarked: true }
  return { ...unmet, isDoubtful: true }
}

/** Tells whether a material makes another product kind of one. */
function isOfOther(productKind: ProductKind, term: WrittenTerm, words: readonly string[]): boolean {
  const isMaterial = words.some((word) => materials.has(word)) && !isOfOtherSorts(productKind, words)
  const isOfAny = term.readings.some((reading) => reading.words.every((word) => anyMaterials.has(word)))
  const mayBeOf = !isToldByMaterial(productKind) && isOfAny
  return isMaterial && (!mayBeOf || namesProduct(term))
}

/** Cost of the words of a product kind's name that were not said; usual ones need not be. */
function unmentionedCost({ qualifiers, nameWords }: ProductKind, { terms, quantities }: Request): number {
  const said = new Set([
    ...terms.flatMap((term) => [...term.hints, ...term.readings.flatMap(({ words }) => words)]),
    ...quantities.flatMap(({ unit }) => unit ?? []),
  ])
  const isUsual = (word: string): boolean =>
    usual.some(
      ([productKind, attribute]) => nameWords.has(productKind) && attribute.split(' ').includes(word),
    )
  const unsaid = qualifiers.filter((word) => !said.has(word) && !isUsual(word) && !nameEndings.has(word))
  return new Set(unsaid).size * UNMENTIONED
}
