import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buildCatalogue, textOf } from './generator/build-catalogue.ts'
import { scaleProduct } from './generator/scale-product.ts'
import { demoTables } from './products/tables.ts'

/** How many products go to the file at once. */
const portion = 50

/**
 * Writes a catalogue of so many products as a folder to import: the shelves and shops of the demo, and its goods in
 * numbered series. The same number gives the same files, and memory stays the same for any number.
 */
export async function writeScaleCatalogue(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    ...shelves().map(([name, documents]) => writeFile(path.join(folder, name), documents)),
    pipeline(Readable.from(productTexts(products)), createWriteStream(path.join(folder, 'products.json'))),
  ])
}

/** Everything but the products, as file names and contents. */
function shelves(): (readonly [string, string])[] {
  return Object.entries(buildCatalogue(demoTables).collections)
    .filter(([name]) => name !== 'products')
    .map(([name, documents]) => [`${name}.json`, textOf(documents)])
}

function* productTexts(products: number): Generator<string> {
  for (let from = 0; from < products; from += portion) {
    const count = Math.min(portion, products - from)
    const lines = Array.from({ length: count }, (_, at) => JSON.stringify(scaleProduct(from + at)))
    yield `${from === 0 ? '[' : ','}\n${lines.join(',\n')}`
  }
  yield products === 0 ? '[]\n' : '\n]\n'
}

if (import.meta.main) {
  const [count = '', folder = ''] = process.argv.slice(2)
  const products = Number(count)
  if (!Number.isInteger(products) || products < 0 || count === '' || folder === '') {
    console.error('Usage: npm run demo:scale -- PRODUCTS PATH')
    process.exitCode = 1
  } else {
    const began = performance.now()
    await writeScaleCatalogue(path.resolve(folder), products)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(
      `${products} products in ${seconds} s, at most ${megabytes} MB of memory: ${path.resolve(folder)}`,
    )
  }
}
