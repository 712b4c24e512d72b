import { madeOf, materials } from '../../../lexicon/trade/facts.ts'
import { forms } from '../../../lexicon/trade/forms.ts'
import type { KindIndex } from '../../kind-index.ts'
import type { ProductKind } from '../../product-kind.ts'
import type { Request, WrittenTerm } from '../../request.ts'
import { namesProduct } from '../what-tells.ts'

/** Matter that things are made of, beside what the trade tells its goods by. */
const matter: ReadonlySet<string> = new Set(
  'fibre paper leather cloth cotton jute nylon stone emery silver gold zinc lead tin cork mineral bitumen'.split(
    ' ',
  ),
)

/** Slabs and glass are sold by the square foot and called sheets. */
const AS_SHEETS = new Set(['sheet', 'sq ft'])

/**
 * Tells whether a line ends with a form of matter whose material nothing that is sold of that form has: the last word says what is meant, and the
 * material never does. Marble powder is no slab, and a glass box no pane. Beside another noun, a brand or a size before it, it tells nothing.
 */
export function isOfOtherForm(index: KindIndex, { terms, unknown }: Request): boolean {
  const said = terms.filter(({ isPurpose }) => !isPurpose)
  const [form, material] = [said.at(-1), said.at(-2)]
  if (form === undefined || material === undefined || unknown.length > 0 || form.isAfterSize) return false
  const [word = '', ...others] = form.hints
  if (others.length > 0 || !forms.has(word) || !isMatter(material)) return false
  if (terms.some((term) => term.isBrand || (namesProduct(term) && term !== form && term !== material)))
    return false
  return (
    !isSoldAs(index, word, material) &&
    !isFormOf(index, form, material) &&
    !(word === 'powder' && isPowder(index, material))
  )
}

function isMatter({ hints, isGuess }: WrittenTerm): boolean {
  return !isGuess && hints.length > 0 && hints.every((word) => materials.has(word) || matter.has(word))
}

/** Tells whether something of a material has a form, in its name, in a size, in what it is known by or as what it is sold in. */
function isSoldAs({ byWord }: KindIndex, form: string, { hints, readings }: WrittenTerm): boolean {
  const words = [...hints, ...readings.flatMap((reading) => reading.words)]
  return words.some((word) =>
    (byWord.get(word) ?? []).some((productKind) => knows(productKind, form) || isSoldIn(productKind, form)),
  )
}

/** Tells whether something of a form is of a material, or known by it. */
function isFormOf({ byWord, byHead }: KindIndex, form: WrittenTerm, material: WrittenTerm): boolean {
  const words = new Set([...form.hints, ...form.readings.flatMap((reading) => reading.words)])
  const productKinds = [...words].flatMap((word) => [
    ...(byWord.get(word) ?? []),
    ...(byHead.get(word) ?? []),
  ])
  const isKnown = (productKind: ProductKind): boolean =>
    material.readings.some((reading) => reading.words.every((word) => knows(productKind, word))) ||
    isMadeOf(productKind, material.hints)
  return productKinds.some(isKnown)
}

/** Tells whether a material is a powder by itself, as what is sold in bags is: cement. */
function isPowder({ byHead }: KindIndex, { readings }: WrittenTerm): boolean {
  const named = readings.flatMap(({ words }) => words.flatMap((word) => byHead.get(word) ?? []))
  return named.some(({ sizes }) => sizes.every(({ unit }) => unit === 'bag'))
}

function knows({ nameWords, softWords, sizes }: ProductKind, word: string): boolean {
  return nameWords.has(word) || softWords.has(word) || sizes.some((size) => size.words.has(word))
}

function isSoldIn({ sizes }: ProductKind, form: string): boolean {
  return sizes.some(
    ({ unit }) => unit !== null && (unit === form || (AS_SHEETS.has(form) && AS_SHEETS.has(unit))),
  )
}

function isMadeOf({ nameWords }: ProductKind, words: readonly string[]): boolean {
  return madeOf.some(
    ([kind, of]) =>
      kind.split(' ').every((word) => nameWords.has(word)) &&
      words.every((word) => of.split(' ').includes(word)),
  )
}
