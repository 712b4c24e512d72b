import { hashOf, pick } from './seeded.ts'
import type { Brand, Line, Sub } from '../products/rows.ts'

export type Make = {
  readonly brand: Brand
  /** Empty where the make has one model only. */
  readonly model: string
  readonly tone?: string
}

/** What a description is made from: a line of goods, its make, and where the product stands among its neighbours. */
export type Described = {
  readonly id: string
  readonly line: Line
  readonly make: Make
  readonly sub: Sub
  readonly inLine: number
  readonly inSub: number
}

export type Description = {
  readonly shortDescription: string
  readonly longDescription: string
  readonly features: string[]
}

/** Labels without what they all share: `8 x 4 ft, 6 mm` and `8 x 4 ft, 9 mm` differ in the millimetres only. */
function shortLabels(labels: readonly string[]): readonly string[] {
  const heads = labels.map((label) => label.split(', ')[0] ?? label)
  if (new Set(heads).size === labels.length) return heads
  return new Set(heads).size === 1 ? labels.map((label) => label.split(', ').slice(1).join(', ')) : labels
}

function listed(words: readonly string[], last: string): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`
}

function finishesOf(line: Line): string {
  const names = (line.finishes ?? []).map(([name]) =>
    /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return names.length > 1 ? `, in ${listed(names, 'or')}` : ''
}

/** Neighbours take the next of the ways to say it, so that they do not read alike. */
function inTurn<T>(turn: number, from: readonly T[]): T {
  const found = from[turn % from.length]
  if (found === undefined) throw new Error('Nothing to take in turn')
  return found
}

function rangeSentence({ line, make, inLine }: Described): string {
  const full = line.sizes.map(([label]) => label)
  const house = make.brand.name
  const goods = make.model === '' ? `${house} ${line.name}` : `${house} ${make.model} ${line.name}`
  const choice = finishesOf(line)
  const turn = hashOf(line.name) + inLine
  if (full[0] === 'Default')
    return inTurn(turn, [
      `${goods} is sold by the ${line.unit}.`,
      `Priced by the ${line.unit}, as ${house} delivers it.`,
      `The rate is for one ${line.unit}, loading included.`,
      `${house} bills it by the ${line.unit}.`,
    ])
  if (full.length === 1)
    return inTurn(turn, [
      `${goods} is sold by the ${line.unit}: ${full[0] ?? ''}${choice}.`,
      `One ${line.unit} of ${goods}: ${full[0] ?? ''}${choice}.`,
      `${house} supplies it in one size only, ${full[0] ?? ''}${choice}.`,
      `The rate is for one ${line.unit} of ${full[0] ?? ''}${choice}.`,
    ])
  const labels = shortLabels(full)
  if (labels.some((label) => !/^M?\d/.test(label)) || labels.some((label) => label.includes(', '))) {
    const all = `${full.join('; ')}${choice === '' ? '' : `;${choice.slice(1)}`}`
    return inTurn(turn, [
      `${goods} is sold as ${all}.`,
      `To choose from: ${all}.`,
      `${house} stocks these: ${all}.`,
      `On the shelf you find ${all}.`,
    ])
  }
  const first = labels[0] ?? ''
  const last = labels[labels.length - 1] ?? ''
  if (labels.length < 4)
    return inTurn(turn, [
      `${goods} comes in ${listed(labels, 'and')}${choice}.`,
      `Choose ${goods} in ${listed(labels, 'or')}${choice}.`,
      `${house} keeps ${listed(labels, 'and')} in stock${choice}.`,
      `Take it in ${listed(labels, 'or')}${choice}.`,
    ])
  return inTurn(turn, [
    `${goods} comes in ${labels.length} sizes from ${first} to ${last}${choice}.`,
    `Choose from ${labels.length} sizes of ${goods}, ${first} to ${last}${choice}.`,
    `${house} makes this in ${labels.length} sizes, ${first} to ${last}${choice}.`,
    `The range runs from ${first} to ${last} in ${labels.length} steps${choice}.`,
    `From ${first} up to ${last}, ${house} stocks ${labels.length} sizes${choice}.`,
  ])
}

function quantitySentence({ line, inLine }: Described): string {
  if (line.minQuantity === undefined)
    return line.bulk === undefined
      ? ''
      : inTurn(inLine, [
          'The rate falls with quantity.',
          'Larger lots cost less apiece.',
          'Ask for more and the rate drops.',
        ])
  const step = line.quantityStep ?? 1
  return inTurn(inLine, [
    `Ordered from ${line.minQuantity} up, in steps of ${step}.`,
    `The smallest lot is ${line.minQuantity}; add ${step} at a time.`,
    `Sold in lots of ${step}, from ${line.minQuantity} on.`,
  ])
}

/** Every pair of six hints once; pairs that follow one another share as little as can be. */
const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
  [1, 2],
  [3, 4],
  [5, 0],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 0],
  [5, 1],
  [0, 3],
  [1, 4],
  [2, 5],
] as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function featuresOf({ line, make, inLine }: Described): string[] {
  const own = line.features.split('|')
  const turn = inLine % own.length
  const features = [...own.slice(turn), ...own.slice(0, turn)]
  if (make.brand.warranty !== undefined && features.length < 4)
    features.push(`Guarantee: ${make.brand.warranty}`)
  if (features.length < 5 && inLine % 2 === 1) features.push(capital(make.brand.touch))
  if (features.length < 3) features.push(`Made by ${make.brand.name}`)
  return features
}

/** Short and long text of one product: what the line says, what the house says, two hints of the shelf, what there is to choose. */
export function describe(product: Described): Description {
  const { id, line, make, sub, inLine, inSub } = product
  const model = make.model === '' ? '' : ` (${make.model})`
  const note = inTurn(hashOf(line.name) + inSub, make.brand.notes)
  const [one, other] = inTurn(inSub, pairs)
  const hints = sub.tips
  const first = inTurn(one, hints)
  const second = inTurn(other, hints)
  const range = rangeSentence(product)
  const lot = quantitySentence(product)
  const long = pick(`order ${id}`, [
    [line.long, note, first, range, lot, second],
    [line.long, first, range, lot, note, second],
    [line.long, first, second, note, range, lot],
    [line.long, range, lot, first, note, second],
  ])
  const closings = [
    ...line.features.split('|').map((feature) => `${feature}.`),
    ...hints.filter((hint) => hint !== first && hint !== second),
  ]
  return {
    shortDescription: `${line.short}${model}, ${make.brand.touch}. ${inTurn(inLine, closings)}`,
    longDescription: long.filter((text) => text !== '').join(' '),
    features: featuresOf(product),
  }
}
