import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeProduct } from './scale-product.ts'

/** How many main categories, and how many subcategories each of them has, in a catalogue made for measuring. */
export const scale = { mainCategories: 20, subcategoriesEach: 20, shops: 10 } as const

/**
 * Writes a catalogue of many products as a folder to import, in the field names of the specification. The same number
 * gives the same files. Products are written one by one, so that the size does not matter here.
 */
export async function writeScaleCatalogue(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeList(folder, 'maincategory', numbers(scale.mainCategories).map(mainCategory)),
    writeList(
      folder,
      'subcategory',
      numbers(scale.mainCategories * scale.subcategoriesEach).map(subcategory),
    ),
    writeList(folder, 'shops', numbers(scale.shops).map(shop)),
    writeList(folder, 'partner-banners', [{ id: 'banner-0', bannerUrl: '/media/banner-0.webp' }]),
    pipeline(Readable.from(productLines(products)), createWriteStream(join(folder, 'products.json'))),
  ])
}

function* productLines(products: number): Generator<string> {
  for (let index = 0; index < products; index++) {
    const subcategoryIndex = index % (scale.mainCategories * scale.subcategoriesEach)
    const product = makeProduct(index, `scale-sub-${subcategoryIndex}`)
    yield `${index === 0 ? '[' : ','}\n${JSON.stringify(product)}`
  }
  yield products === 0 ? '[]\n' : '\n]\n'
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const mainCategory = (index: number): object => ({
  id: `scale-main-${index}`,
  mainCategory_Name: `Main category ${index}`,
  mainCategory_Image: '',
})

const subcategory = (index: number): object => ({
  id: `scale-sub-${index}`,
  subCategory_Name: `Subcategory ${index}`,
  subCategory_Image: '',
  mainCategoryRow: [`scale-main-${Math.floor(index / scale.subcategoriesEach)}`],
})

const shop = (index: number): object => ({
  id: `scale-shop-${index}`,
  rowId: `shop-row-${index}`,
  name: `Shop ${index}`,
  specification: { imageUrl: '' },
  mainCategoryRow: [`scale-main-${2 * index}`, `scale-main-${2 * index + 1}`],
})

async function writeList(folder: string, collection: string, list: readonly object[]): Promise<void> {
  await writeFile(join(folder, `${collection}.json`), `${JSON.stringify(list)}\n`)
}
