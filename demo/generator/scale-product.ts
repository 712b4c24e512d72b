import { articlesOf, pictureAddress, productOf, rowIdOf } from './build-catalogue.ts'
import type { Article, Document } from './build-catalogue.ts'
import type { Line } from '../products/rows.ts'
import { between, pick, slug } from './seeded.ts'
import { demoTables } from '../products/tables.ts'

/** Rivers of India, after which the made-up series are called. */
const rivers =
  'Banas Beas Betwa Bhima Chenab Damodar Gandak Godavari Gomti Indravati Jhelum Kaveri Ken Kosi Krishna Luni Mahanadi Narmada Parvati Penna Ravi Sabarmati Sharda Sutlej Tapti Teesta Tunga Vaigai'.split(
    ' ',
  )

/** How far the price level of a series lies from that of the product in the demo. */
const spread = { low: 0.8, high: 1.25 } as const

const articles = articlesOf(demoTables.mains)
const step = strideOf(articles.length)

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** A step that visits every article once before the first comes again, and all shelves early. */
function strideOf(count: number): number {
  let stride = Math.floor(count * 0.618)
  while (commonDivisor(stride, count) > 1) stride -= 1
  return stride
}

/** Prices of every size on one level. */
function onLevel(line: Line, level: number): Line['sizes'] {
  return line.sizes.map(([label, price, weight, own]) =>
    own === undefined ? [label, price * level, weight] : [label, price * level, weight, own],
  )
}

function inSeries(article: Article, series: number): Article {
  const river = pick(`series ${article.id} ${series}`, rivers)
  const name = `${river} ${series}`
  const id = `${article.id}-${slug(name)}`
  const { line, make } = article
  return {
    ...article,
    id,
    line: {
      ...line,
      sizes: onLevel(line, between(`series ${id}`, spread.low, spread.high)),
      long: `${line.long} Listed as series ${name}.`,
    },
    make: { ...make, model: make.model === '' ? name : `${make.model} ${name}` },
    inLine: article.inLine + series,
    inSub: article.inSub + series,
  }
}

/** One product of a catalogue of any size, decided by its number alone: a product of the demo in a series of its own. */
export function scaleProduct(index: number): Document {
  const article = articles[(index * step) % articles.length]
  if (article === undefined) throw new Error('The tables hold no goods')
  const series = 1 + Math.floor(index / articles.length)
  return productOf(inSeries(article, series), rowIdOf('P', index), pictureAddress)
}
