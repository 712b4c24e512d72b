import type { ProductSource } from '../generator/product-source.ts'
import { inHindi, unitInHindi } from './hindi.ts'

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
  const sentences = [
    `${name}।`,
    sizesOf(line.sizes.map(([label]) => inHindi(label))),
    line.finishes === undefined ? '' : `पसंद: ${line.finishes.map(([finish]) => inHindi(finish)).join(', ')}।`,
    `भाव एक ${unit} का है।`,
    line.bulkDiscounts === undefined ? '' : 'ज़्यादा माल लेने पर भाव कम होता है।',
    line.minQuantity === undefined ? '' : `कम से कम ${line.minQuantity} का ऑर्डर।`,
  ]
  const [first] = facts
  return {
    name,
    shortDescription: `${maker} का माल${first === undefined ? '' : `, ${first}`}। भाव एक ${unit} का।`,
    longDescription: sentences.filter((sentence) => sentence !== '').join(' '),
    features: facts.slice(0, MOST_FEATURES),
  }
}

function sizesOf(labels: readonly string[]): string {
  if (labels[0] === 'Default') return ''
  if (labels.length <= MOST_LISTED) return `साइज़: ${labels.join('; ')}।`
  return `${labels.length} साइज़ में, ${labels[0] ?? ''} से ${labels.at(-1) ?? ''} तक।`
}
