import type { ProductLine } from '../products/rows.ts'
import { demoTables } from '../products/tables.ts'
import { productOf, rowIdOf } from './product.ts'
import type { Document } from './product.ts'
import { productSourcesOf } from './product-source.ts'
import type { ProductSource } from './product-source.ts'
import { between, cycle, pick } from './seeded.ts'
import { slug } from './slug.ts'
import { pictureUrl } from './variants.ts'

/** Rivers of India that name the series. */
const rivers =
  'Banas Beas Betwa Bhima Chenab Damodar Gandak Godavari Gomti Indravati Jhelum Kaveri Ken Kosi Krishna Luni Mahanadi Narmada Parvati Penna Ravi Sabarmati Sharda Sutlej Tapti Teesta Tunga Vaigai'.split(
    ' ',
  )

/** Price level of a series, as a factor on the demo product's prices. */
const priceLevel = { low: 0.8, high: 1.25 } as const

const sources = productSourcesOf(demoTables.mainCategories)
const stride = coprimeStride(sources.length)

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** A step that visits every product once before it repeats, and most subcategories early. */
function coprimeStride(count: number): number {
  let step = Math.floor(count * 0.618)
  while (commonDivisor(step, count) > 1) step -= 1
  return step
}

function sizesAtLevel(line: ProductLine, level: number): ProductLine['sizes'] {
  return line.sizes.map(([label, price, weight, picture]) =>
    picture === undefined ? [label, price * level, weight] : [label, price * level, weight, picture],
  )
}

function inSeries(source: ProductSource, series: number): ProductSource {
  const { line, brandModel } = source
  const name = `${pick(`series ${source.id} ${series}`, rivers)} ${series}`
  const id = `${source.id}-${slug(name)}`
  return {
    ...source,
    id,
    line: {
      ...line,
      sizes: sizesAtLevel(line, between(`series ${id}`, priceLevel.low, priceLevel.high)),
      description: `${line.description} Listed as series ${name}.`,
    },
    brandModel: { ...brandModel, model: brandModel.model === '' ? name : `${brandModel.model} ${name}` },
    lineIndex: source.lineIndex + series,
    subcategoryIndex: source.subcategoryIndex + series,
  }
}

/** The nth product of a catalogue of any size, from 0: a product of the demo in a numbered series. */
export function scaleProduct(index: number): Document {
  const series = 1 + Math.floor(index / sources.length)
  return productOf(inSeries(cycle(index * stride, sources), series), rowIdOf('P', index), pictureUrl)
}
