import type { ProductLine } from '../products/rows.ts'
import type { ProductSource } from './product-source.ts'
import { cycle, hashOf, pick } from './seeded.ts'
import { warrantyOf } from './warranty.ts'

type Description = {
  readonly shortDescription: string
  readonly longDescription: string
  readonly features: string[]
}

/** Labels without the part they share: `6 mm` and `9 mm` for `8 x 4 ft, 6 mm` and `8 x 4 ft, 9 mm`. */
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

function finishesOf(line: ProductLine): string {
  const names = (line.finishes ?? []).map(([name]) =>
    /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return names.length > 1 ? `, in ${listed(names, 'or')}` : ''
}

function rangeSentence({ line, brandModel: { brand, model }, lineIndex }: ProductSource): string {
  const full = line.sizes.map(([label]) => label)
  const product = [brand.name, model, line.name].filter((part) => part !== '').join(' ')
  const choice = finishesOf(line)
  const turn = hashOf(line.name) + lineIndex
  if (full[0] === 'Default')
    return cycle(turn, [
      `${product} is sold by the ${line.unit}.`,
      `Priced by the ${line.unit}, as ${brand.name} packs it.`,
      `The rate is for one ${line.unit}.`,
      `${brand.name} bills it by the ${line.unit}.`,
    ])
  if (full.length === 1)
    return cycle(turn, [
      `${product} is sold by the ${line.unit}: ${full[0] ?? ''}${choice}.`,
      `One ${line.unit} of ${product}: ${full[0] ?? ''}${choice}.`,
      `${brand.name} supplies it in one size only, ${full[0] ?? ''}${choice}.`,
      `The rate is for one ${line.unit} of ${full[0] ?? ''}${choice}.`,
    ])
  const labels = shortLabels(full)
  if (labels.some((label) => !/^M?\d/.test(label)) || labels.some((label) => label.includes(', '))) {
    const all = `${full.join('; ')}${choice === '' ? '' : `;${choice.slice(1)}`}`
    return cycle(turn, [
      `${product} is sold as ${all}.`,
      `To choose from: ${all}.`,
      `${brand.name} stocks these: ${all}.`,
      `On the shelf you find ${all}.`,
    ])
  }
  const first = labels[0] ?? ''
  const last = labels[labels.length - 1] ?? ''
  if (labels.length < 4)
    return cycle(turn, [
      `${product} comes in ${listed(labels, 'and')}${choice}.`,
      `Choose ${product} in ${listed(labels, 'or')}${choice}.`,
      `${brand.name} keeps ${listed(labels, 'and')} in stock${choice}.`,
      `Take it in ${listed(labels, 'or')}${choice}.`,
    ])
  return cycle(turn, [
    `${product} comes in ${labels.length} sizes from ${first} to ${last}${choice}.`,
    `Choose from ${labels.length} sizes of ${product}, ${first} to ${last}${choice}.`,
    `${brand.name} makes this in ${labels.length} sizes, ${first} to ${last}${choice}.`,
    `The range runs from ${first} to ${last} in ${labels.length} steps${choice}.`,
    `From ${first} up to ${last}, ${brand.name} stocks ${labels.length} sizes${choice}.`,
  ])
}

function quantitySentence({ line, lineIndex }: ProductSource): string {
  if (line.minQuantity === undefined)
    return line.bulkDiscounts === undefined
      ? ''
      : cycle(lineIndex, [
          'The rate falls with quantity.',
          'Larger lots cost less apiece.',
          'Ask for more and the rate drops.',
        ])
  const step = line.quantityStep ?? 1
  return cycle(lineIndex, [
    `Ordered from ${line.minQuantity} up, in steps of ${step}.`,
    `The smallest lot is ${line.minQuantity}; add ${step} at a time.`,
    `Sold in lots of ${step}, from ${line.minQuantity} on.`,
  ])
}

/** Every pair of the six tips once; successive pairs share as little as possible. */
const tipPairs = [
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

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function featuresOf(source: ProductSource): string[] {
  const { line, brandModel, lineIndex } = source
  const { brand } = brandModel
  const warranty = warrantyOf(source)
  const own = line.features.split('|')
  const turn = lineIndex % own.length
  const features = [...own.slice(turn), ...own.slice(0, turn)]
  if (warranty !== null && features.length < 4) features.push(`Warranty: ${warranty}`)
  if (features.length < 5 && lineIndex % 2 === 1) features.push(capitalize(brand.tagline))
  if (features.length < 3) features.push(`Made by ${brand.name}`)
  return features
}

/**
 * Texts of one product. Products of a line or a subcategory take the next of the ways to say a thing, so that
 * neighbours differ.
 */
export function descriptionOf(source: ProductSource): Description {
  const { id, line, brandModel, subcategory, lineIndex, subcategoryIndex } = source
  const { brand, model } = brandModel
  const { tips } = subcategory
  const [one, other] = cycle(subcategoryIndex, tipPairs)
  const [first, second] = [tips[one], tips[other]]
  const note = cycle(hashOf(line.name) + subcategoryIndex, brand.notes)
  const range = rangeSentence(source)
  const quantity = quantitySentence(source)
  const sentences = pick(`order ${id}`, [
    [line.description, note, first, range, quantity, second],
    [line.description, first, range, quantity, note, second],
    [line.description, first, second, note, range, quantity],
    [line.description, range, quantity, first, note, second],
  ])
  const closings = [
    ...line.features.split('|').map((feature) => `${feature}.`),
    ...tips.filter((tip) => tip !== first && tip !== second),
  ]
  const modelName = model === '' ? '' : ` (${model})`
  return {
    shortDescription: `${line.summary}${modelName}, ${brand.tagline}. ${cycle(lineIndex, closings)}`,
    longDescription: sentences.filter((text) => text !== '').join(' '),
    features: featuresOf(source),
  }
}
