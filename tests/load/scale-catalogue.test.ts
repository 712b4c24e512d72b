import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readProduct } from '#domain/catalogue/product.ts'
import { writeScaleCatalogue } from './scale-catalogue.ts'
import { makeProduct } from './scale-product.ts'

it('makes the same product again', () => {
  expect(makeProduct(7, 'a')).toEqual(makeProduct(7, 'a'))
  expect(makeProduct(7, 'a')).not.toEqual(makeProduct(8, 'a'))
})

it('makes products that are read without a word', () => {
  const readings = Array.from({ length: 200 }, (_, index) => readProduct(makeProduct(index, 'a')))
  expect(readings.filter((reading) => 'refused' in reading || reading.notes.length > 0)).toEqual([])
})

it('writes all five collections', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'neev-scale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeScaleCatalogue(folder, 50)
  const sizes = readdirSync(folder).map((name) => [
    name,
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown[]).length,
  ])
  expect(Object.fromEntries(sizes)).toEqual({
    'maincategory.json': 20,
    'subcategory.json': 400,
    'shops.json': 10,
    'partner-banners.json': 1,
    'products.json': 50,
  })
})
