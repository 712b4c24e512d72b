import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseProduct } from '../../domain/catalogue/product.ts'
import { writeScaleCatalogue } from './scale-catalogue.ts'
import { scaleProduct } from './generator/scale-product.ts'

type Fields = Readonly<Record<string, unknown>>

const list = (value: unknown): Fields[] => (typeof value === 'string' ? JSON.parse(value) : value) as Fields[]
const text = (value: unknown): Fields => (typeof value === 'string' ? JSON.parse(value) : value) as Fields
const micros = (value: unknown): number => Math.round(Number(value) * 1_000_000)

const many = Array.from({ length: 4000 }, (_, index) => scaleProduct(index))
const variantsOf = (product: Fields): Fields[] => list(product['variants'])

async function written(products: number): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'neev-scale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeScaleCatalogue(folder, products)
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]))
}

test('the same number of products gives the same bytes', async () => {
  expect(await written(120)).toEqual(await written(120))
})

test('all five collections are written, with exactly the products asked for', async () => {
  const sizes = async (products: number): Promise<Record<string, number>> =>
    Object.fromEntries(
      [...(await written(products))].map(([name, bytes]) => [name, list(bytes.toString('utf8')).length]),
    )
  expect(await sizes(101)).toEqual({
    'maincategory.json': 57,
    'subcategory.json': 167,
    'shops.json': 10,
    'partner-banners.json': 5,
    'products.json': 101,
  })
  expect((await sizes(0))['products.json']).toBe(0)
})

test('ids, names, row ids, variants and descriptions differ', () => {
  const descriptions = many.map((product) => text(product['ProductDescription']))
  for (const values of [
    many.map((product) => product.id),
    many.map((product) => product['productName']),
    many.map((product) => product['rowId']),
    many.flatMap(variantsOf).map((variant) => variant['uid']),
    descriptions.map((description) => description['longDescription']),
    descriptions.map((description) => description['shortDescription']),
  ])
    expect(new Set(values).size).toBe(values.length)
})

test('the first products already cover most subcategories', () => {
  expect(new Set(many.slice(0, 500).flatMap((product) => product['subCategoryRow'])).size).toBeGreaterThan(
    120,
  )
})

test('every price adds up', () => {
  const wrong = many.flatMap(variantsOf).filter((variant) => {
    const net = micros(variant['sellingPriceWOGST'])
    return (
      micros(variant['basePrice']) - micros(variant['discountAmount']) !== net ||
      net + micros(variant['sellingGSTAmount']) !== micros(variant['sellingPriceWithGST']) ||
      net <= 0
    )
  })
  expect(wrong.map((variant) => variant['uid'])).toEqual([])
})

test('variants, prices and untidiness vary as in the demo', () => {
  const variants = many.flatMap(variantsOf)
  expect(variants.length / many.length).toBeGreaterThan(3)
  expect(variants.length / many.length).toBeLessThan(5)
  const asText = many.filter((product) => typeof product['variants'] === 'string').length / many.length
  expect(asText).toBeGreaterThan(0.24)
  expect(asText).toBeLessThan(0.36)
  const struck = variants.filter((each) => Number(each['basePrice']) > Number(each['sellingPriceWithGST']))
  expect(struck.length / variants.length).toBeGreaterThan(0.7)
  expect(struck.length / variants.length).toBeLessThan(0.8)
})

test('no product is refused when it is read', () => {
  expect(many.map(parseProduct).filter((reading) => 'refused' in reading)).toEqual([])
})
