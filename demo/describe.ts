import { pick } from './seeded.ts'
import type { Brand, Line } from './goods/types.ts'

export type Make = {
  readonly brand: Brand
  /** Empty where the make has one model only. */
  readonly model: string
  readonly tone?: string
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

function rangeSentence(line: Line, make: Make, seed: string): string {
  const full = line.sizes.map(([label]) => label)
  const goods =
    make.model === '' ? `${make.brand.name} ${line.name}` : `${make.brand.name} ${make.model} ${line.name}`
  const choice = finishesOf(line)
  if (full[0] === 'Default')
    return pick(seed, [
      `${goods} is sold by the ${line.unit}.`,
      `Priced by the ${line.unit}, as ${make.brand.name} delivers it.`,
    ])
  if (full.length === 1)
    return pick(seed, [
      `${goods} is sold by the ${line.unit}: ${full[0] ?? ''}${choice}.`,
      `One ${line.unit} of ${goods}: ${full[0] ?? ''}${choice}.`,
    ])
  const labels = shortLabels(full)
  if (labels.some((label) => !/^M?\d/.test(label)) || labels.some((label) => label.includes(', ')))
    return `${goods} is sold as ${full.join('; ')}${choice === '' ? '' : `;${choice.slice(1)}`}.`
  const first = labels[0] ?? ''
  const last = labels[labels.length - 1] ?? ''
  if (labels.length < 4)
    return pick(seed, [
      `${goods} comes in ${listed(labels, 'and')}${choice}.`,
      `Choose ${goods} in ${listed(labels, 'or')}${choice}.`,
    ])
  return pick(seed, [
    `${goods} comes in ${labels.length} sizes from ${first} to ${last}${choice}.`,
    `Choose from ${labels.length} sizes of ${goods}, ${first} to ${last}${choice}.`,
    `${make.brand.name} makes this in ${labels.length} sizes, ${first} to ${last}${choice}.`,
  ])
}

function quantitySentence(line: Line): string {
  if (line.minQuantity === undefined) return line.bulk === undefined ? '' : ' The rate falls with quantity.'
  const step = line.quantityStep ?? 1
  return ` Ordered from ${line.minQuantity} up, in steps of ${step}.`
}

/** Short and long text of one product: what the line says, what the house says, what there is to choose. */
export function describe(line: Line, make: Make, productId: string): Description {
  const model = make.model === '' ? '' : ` (${make.model})`
  const note = pick(`note ${productId}`, make.brand.notes)
  const features = line.features.split('|')
  if (make.brand.warranty !== undefined && features.length < 4)
    features.push(`Guarantee: ${make.brand.warranty}`)
  else if (features.length < 3) features.push(`Made by ${make.brand.name}`)
  return {
    shortDescription: `${line.short}${model}, ${make.brand.touch}.`,
    longDescription: `${line.long} ${note} ${rangeSentence(line, make, `range ${productId}`)}${quantitySentence(line)}`,
    features,
  }
}
