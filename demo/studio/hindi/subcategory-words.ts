import type { ProductLine, Subcategory } from '../products/rows.ts'
import { brandModelsOf } from '../generator/product-source.ts'
import type { HindiTexts } from './hindi-texts.ts'
import { inHindi } from './hindi.ts'

/** Attributes of every product. */
const common = [
  'Brand',
  'Product Type',
  'Model Name',
  'Model No.',
  'Warranty',
  'Finish',
  'Colour',
  'Sizes(mm)',
]

/** Hindi words of a subcategory's products: names and values of attributes, options, and names of product kinds. */
export function subcategoryWords({ name, lines }: Subcategory): HindiTexts {
  const words = new Set([...common, name, ...lines.flatMap(wordsOf)])
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const hindi = inHindi(word)
      return hindi === word ? [] : [[word, hindi] as const]
    }),
  )
}

function wordsOf(line: ProductLine): string[] {
  const makes = brandModelsOf(line)
  return [
    line.name,
    line.countryOfOrigin ?? 'India',
    ...makes.flatMap(({ brand: { name, warranty }, model }) => [name, model, warranty ?? '']),
    ...Object.entries(line.specification).flatMap(([attribute, values]) => [attribute, ...values.split('|')]),
    ...(line.finishes ?? []).map(([finish]) => finish),
    ...line.sizes.map(([label]) => label),
  ]
}
