import type { Item, WrittenItem } from '../items.ts'
import { colours } from './facts.ts'

/** Words that mean colour, and paint where they stand by themselves, in the scripts of India, with a particle that was read with them. */
const COLOUR =
  /^(?:colou?rs?|clr|rang|rangache?|रंग|रंगाच[ाीे]|कलर|રંગ|કલર|রঙ|রং|রঙের|কালার|রঙৰ|நிறம்|நிற|கலர்|రంగు|కలర్|ಬಣ್ಣ|ಬಣ್ಣದ|ಕಲರ್|നിറം|കളർ|ਰੰਗ|ਕਲਰ|ରଙ୍ଗ|ରଙ୍ଗର|کلر|رنگ)(?: \S{1,3})?$/iu
/** Names of colours. */
const NAMES = new Set([
  ...colours,
  ...'gray violet magenta bronze coffee chocolate cherry mahogany walnut wenge teak copper'.split(' '),
])
/** Things that paint is bought for: of these and a colour by the litre, the paint is meant. */
const PAINTED =
  /^(?:gate|grill|grille|door|window|wall|ceiling|roof|floor|railing|shutter|iron|wood|furniture)$/u

/**
 * Tells the colour of a thing from paint: `water tank 500 L, black colour` orders no paint, and `white colour 4 litre` does. A colour is a
 * thing's where the line names one before it and does not count the colour apart, or directly behind it.
 */
export function withColourOfThing(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((written, at) =>
    isColour(written) && (isBehindThing(items, at) || isBeforeThing(items, at))
      ? { ...written, item: { kind: 'filler', what: 'filler:colour', hints: [] } }
      : written,
  )
}

function isColour({ item, text }: WrittenItem): boolean {
  return item.kind === 'term' && COLOUR.test(text)
}

/** Tells whether a thing was named before a colour, and what follows orders none of the colour. */
function isBehindThing(items: readonly WrittenItem[], at: number): boolean {
  const isAfter = isName(items[at - 1])
  if (!isAfter && (!isName(items[at + 1]) || isOf(items[at - 1]))) return false
  const before = items.slice(0, isAfter ? at - 1 : at)
  const thing = before.findLastIndex(namesThing)
  if (thing < 0) return false
  const between = before.slice(thing)
  const rest = segmentFrom(items, at + 1)
  const isByLitre = rest.some(isLitre)
  if (!isByLitre && !rest.some(isCount)) return true
  if (between.some(isCount)) return !isByLitre && between.some(isName)
  return (
    !isByLitre ||
    (isAfter && !between.some((each) => isJoint(each) || isLitre(each)) && !isPainted(items[thing]))
  )
}

/** Tells whether a thing follows a colour: `white colour basin`, `lal rang ki tile`. */
function isBeforeThing(items: readonly WrittenItem[], at: number): boolean {
  const next = isOf(items[at + 1]) ? at + 2 : at + 1
  const thing = items[next]
  return isName(items[at - 1]) && thing !== undefined && namesThing(thing)
}

function segmentFrom(items: readonly WrittenItem[], from: number): readonly WrittenItem[] {
  const rest = items.slice(from)
  const end = rest.findIndex(isJoint)
  return end < 0 ? rest : rest.slice(0, end)
}

function isLitre({ item }: WrittenItem): boolean {
  return item.kind === 'measure' && item.measure.type === 'l'
}

function isName(written: WrittenItem | undefined): boolean {
  return wordsOf(written).some((word) => NAMES.has(word))
}

function isPainted(written: WrittenItem | undefined): boolean {
  return wordsOf(written).some((word) => PAINTED.test(word))
}

function wordsOf(written: WrittenItem | undefined): readonly string[] {
  return written?.item.kind === 'term' ? written.item.readings.flatMap(({ words }) => words) : []
}

function namesThing(written: WrittenItem): boolean {
  const { item } = written
  if (item.kind !== 'term' || item.isBrand || item.isGuess || isColour(written) || isName(written))
    return false
  // paint is had by the bucket
  if (item.unit !== undefined) return false
  return item.readings.some(({ namesProduct }) => namesProduct)
}

function isOf(written: WrittenItem | undefined): boolean {
  return written?.item.kind === 'filler' && written.item.what === 'of'
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function isCount({ item }: { readonly item: Item }): boolean {
  return item.kind === 'number' || item.kind === 'quantity'
}
