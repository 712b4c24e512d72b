import type { Item, WrittenItem } from './items.ts'
import { termOf } from './term.ts'

/** Words that English makes of what something does: shaker, locator, organiser. */
const DOER = /^(?:[a-z]{3,}[^aeiou]er|[a-z]{2,}(?:at|ct|ress|ess|is|iz)or|[a-z]{3,}i[sz]er)$/

/** Words that end so and are none: of looks, of places, of stuff, of makers and of those who sell. */
const others = new Set(
  (
    'after amber border builder buyer cedar center charter cinder clever clover contractor copper corner customer dealer designer developer ' +
    'distributor elastomer ever exporter fabricator factor feather fiber filter finger flower former ginger glacier hunter importer inner ' +
    'investor january juniper labourer later lavender layer leather lower lumber maker manager manufacturer master member monitor never ' +
    'number october order other outer owner paper partner per pepper poster premier power proper provider quarter ranger retailer ' +
    'sector september seller shower silver sister sober stockist summer super supplier tender their thunder tiger timber together ' +
    'trader umber under upper vector vendor water weather whether wholesaler winner winter wonder worker'
  ).split(' '),
)

/**
 * Tells what is meant by the word behind a noun that nobody sells: what English calls a doer, such as a `window winder`, or the noun of
 * names of what is not sold. Behind a brand or a whole name, such as `exhaust fan`, a doer is more likely a model, and behind a size anything.
 */
export function withDoers(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((written, at) => {
    const { item } = written
    const noun = nounBefore(items, at)
    if (noun === null) return written
    const isOthersNoun = item.kind === 'term' && item.isOthersNoun === true
    const isDoer = item.kind === 'unknown' && DOER.test(item.word) && noun.hints.length === 1
    const word = isOthersNoun ? item.hints[0] : isDoer ? item.word : undefined
    if (word === undefined || others.has(word)) return written
    return { ...written, item: termOf([{ words: [word], namesProduct: true }], [word]) }
  })
}

type Term = Extract<Item, { kind: 'term' }>

/** The noun before a word, no size or brand between; null where there is none, or another one stands behind. */
function nounBefore(items: readonly WrittenItem[], at: number): Term | null {
  const from = items.findLastIndex(({ item }, index) => index < at && isJoint(item)) + 1
  const end = items.findIndex(({ item }, index) => index > at && isJoint(item))
  const before = items.slice(from, at).map(({ item }) => item)
  const behind = items.slice(at + 1, end < 0 ? items.length : end).map(({ item }) => item)
  if (before.some(isBrand) || behind.some((item) => isNoun(item) || isBrand(item))) return null
  const noun = before.findLast(isNoun)
  const between = noun === undefined ? [] : before.slice(before.indexOf(noun) + 1)
  return between.every(({ kind }) => kind === 'unknown' || kind === 'term') ? (noun ?? null) : null
}

function isJoint({ kind }: Item): boolean {
  return kind === 'break' || kind === 'and'
}

function isBrand(item: Item): boolean {
  return item.kind === 'term' && item.isBrand
}

function isNoun(item: Item): item is Term {
  return (
    item.kind === 'term' &&
    !item.isBrand &&
    !item.isGuess &&
    item.readings.some(({ namesProduct }) => namesProduct)
  )
}
