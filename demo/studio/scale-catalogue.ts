import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buildCatalogue, serialize } from './generator/build-catalogue.ts'
import { scaleProduct } from './generator/scale-product.ts'
import { demoTables } from './products/tables.ts'

/** Products per write. */
const CHUNK = 50

/**
 * Writes a folder to import: the shops and categories of the demo, and any number of products in numbered series.
 * The same number gives the same files; memory use does not grow with it.
 */
export async function writeScaleCatalogue(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const others = Object.entries(buildCatalogue(demoTables).collections).filter(
    ([name]) => name !== 'products',
  )
  await Promise.all([
    ...others.map(([name, documents]) => writeFile(path.join(folder, `${name}.json`), serialize(documents))),
    pipeline(Readable.from(productsJson(products)), createWriteStream(path.join(folder, 'products.json'))),
  ])
}

function* productsJson(products: number): Generator<string> {
  for (let start = 0; start < products; start += CHUNK) {
    const count = Math.min(CHUNK, products - start)
    const lines = Array.from({ length: count }, (_, i) => JSON.stringify(scaleProduct(start + i)))
    yield `${start === 0 ? '[' : ','}\n${lines.join(',\n')}`
  }
  yield products === 0 ? '[]\n' : '\n]\n'
}

if (import.meta.main) {
  const [count = '', folder = ''] = process.argv.slice(2)
  const products = Number(count)
  if (!Number.isInteger(products) || products < 0 || count === '' || folder === '') {
    console.error('Usage: npm run scale -- PRODUCTS FOLDER')
    process.exitCode = 1
  } else {
    const start = performance.now()
    await writeScaleCatalogue(path.resolve(folder), products)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(
      `${products} products in ${seconds} s, at most ${megabytes} MB of memory: ${path.resolve(folder)}`,
    )
  }
}
