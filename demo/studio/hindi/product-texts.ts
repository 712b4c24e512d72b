import type { ProductSource } from '../generator/product-source.ts'
import { unitInHindi } from '../../../domain/i18n/hindi-units.ts'
import { inHindi } from './hindi.ts'

type ProductTexts = {
  readonly name: string
  readonly shortDescription: string
  readonly longDescription: string
  readonly features: readonly string[]
}

/** Labels of more sizes are not listed one by one. */
const MOST_LISTED = 6
/** Attributes that the name says already, or nobody asks for. */
const inName: ReadonlySet<string> = new Set(['Brand', 'Model Name', 'Model No.', 'Product Type'])
const MOST_FEATURES = 4

/** Hindi texts of a product, made of what the tables know of it: `specification` is that of its document. */
export function productTexts(
  { line, brandModel: { brand, model } }: ProductSource,
  specification: Readonly<Record<string, readonly string[]>>,
): ProductTexts {
  const [maker, kind] = [inHindi(brand.name), inHindi(line.name)]
  const name = [maker, model === '' ? '' : inHindi(model), kind].filter((part) => part !== '').join(' ')
  const facts = Object.entries(specification)
    .filter(([attribute, values]) => !inName.has(attribute) && values.length <= 2)
    .map(([attribute, values]) => `${inHindi(attribute)}: ${values.map(inHindi).join(', ')}`)
  const unit = unitInHindi(line.unit)
  const sizes = sizesOf(line.sizes.map(([label]) => inHindi(label)))
  const priced = `कीमत प्रति ${unit}`
  const sentences = [
    sizes === '' ? `${name}, ${priced}।` : `${name}, ${sizes}। ${priced} है।`,
    choiceOf((line.finishes ?? []).map(([finish]) => inHindi(finish))),
    line.bulkDiscounts === undefined ? '' : 'ज़्यादा माल लेने पर कीमत कम होती है।',
    line.minQuantity === undefined ? '' : `कम से कम ${line.minQuantity} का ऑर्डर।`,
  ]
  const [first] = facts
  return {
    name,
    shortDescription: `${maker} का माल${first === undefined ? '' : `, ${first}`}, ${priced}।`,
    longDescription: sentences.filter((sentence) => sentence !== '').join(' '),
    features: facts.length === 0 ? line.features.split('|').map(inHindi) : facts.slice(0, MOST_FEATURES),
  }
}

function choiceOf(finishes: readonly string[]): string {
  if (finishes.length === 0) return ''
  return `${finishes.join(', ')} ${finishes.length === 1 ? 'में' : 'में से चुनें'}।`
}

function sizesOf(labels: readonly string[]): string {
  if (labels[0] === 'Default') return ''
  if (labels.length <= MOST_LISTED) return `${labels.join('; ')} साइज़ में`
  return `${labels.length} साइज़ में, ${labels[0] ?? ''} से ${labels.at(-1) ?? ''} तक`
}
