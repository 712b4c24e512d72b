import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../generator/build-catalogue.ts'
import { productSourcesOf } from '../generator/product-source.ts'
import { pictureUrl, variantsOf } from '../generator/variants.ts'
import { bestSellers } from '../products/best-sellers.ts'
import { demoTables } from '../products/tables.ts'
import rendered from '../rendered.json' with { type: 'json' }
import { scenes } from '../scenes/scenes.ts'
import { allPictures } from './pictures.ts'

const folder = new URL('../../pictures/', import.meta.url)
const catalogue = buildCatalogue(demoTables)
const pictures = allPictures(catalogue)
const files = readdirSync(folder)
const sizeOf = (file: string): number => statSync(new URL(file, folder)).size

test('every picture of the catalogue has its files at all widths, and no other file is there', () => {
  const expected = pictures.flatMap((picture) => picture.files)
  expect(expected.filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
  const known = new Set(expected)
  expect(files.filter((file) => !known.has(file))).toEqual([])
  const urls = JSON.stringify(catalogue.collections).matchAll(/\/demo\/pictures\/([\w.-]+)/g)
  const shown = new Set([...urls].map(([, file = '']) => file))
  expect([...shown].filter((file) => !known.has(file))).toEqual([])
})

test('all pictures together stay below 12 MB, and each for lists at or below 6 kB', () => {
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(12_000_000)
  const forLists = files.filter((file) => file.endsWith('-240.webp') && !file.startsWith('banner-'))
  expect(forLists.filter((file) => sizeOf(file) > 6_000)).toEqual([])
  expect(files.filter((file) => sizeOf(file) > 100_000)).toEqual([])
})

test('every picture has a digest, and a sample of one in 25 is rendered from the scenes as they are', () => {
  expect(Object.keys(rendered).toSorted()).toEqual(pictures.map(({ name }) => name).toSorted())
  const sample = pictures.filter((_, index) => index % 25 === 0)
  const digests: Readonly<Record<string, string>> = rendered
  expect(sample.filter(({ name, digest }) => digests[name] !== digest()).map(({ name }) => name)).toEqual([])
}, 60_000)

test('every picture of the catalogue has a scene', () => {
  const names = new Set([...catalogue.pictures.values()].map(({ scene }) => scene))
  expect(names.size).toBeGreaterThanOrEqual(45)
  expect([...names].filter((name) => scenes[name] === undefined)).toEqual([])
})

test('best sellers are rendered at twice the usual size', () => {
  const names = new Set(pictures.map(({ name }) => name))
  expect([...bestSellers].filter((name) => !names.has(name))).toEqual([])
  expect(files.filter((file) => file.endsWith('-960.webp') && !file.startsWith('banner-'))).toHaveLength(
    bestSellers.size,
  )
})

test('taps, tanks, pipes, plywood and sand have a picture for each brand of theirs', () => {
  const taps = ['Bib Cock', 'Basin Mixer']
  const tanks = ['Triple Layer Water Tank', 'Four-Layer Insulated Tank']
  const pipes = [
    'CPVC Pipe SDR 11, 3 m',
    'UPVC Pipe Schedule 40, 3 m',
    'UPVC Pipe Schedule 80, 3 m',
    'SWR Pipe Ring Fit, 3 m',
  ]
  for (const name of [
    ...taps,
    ...tanks,
    ...pipes,
    'MR Grade Plywood',
    'Coarse River Sand',
    'Concrete M-Sand',
  ]) {
    const sources = productSourcesOf(demoTables.mainCategories).filter(({ line }) => line.name === name)
    const brands = new Set(sources.map(({ brandModel }) => brandModel.brand.id))
    const shown = sources.map((source) => variantsOf(source, pictureUrl)[0]?.image)
    expect(new Set(shown).size).toBeGreaterThanOrEqual(brands.size)
    expect(brands.size).toBeGreaterThan(2)
  }
})
