import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allPictures } from './pictures.ts'
import { buildCatalogue } from '../generator/build-catalogue.ts'
import rendered from '../rendered.json' with { type: 'json' }
import { scenes } from '../scenes/scenes.ts'
import { demoTables } from '../products/tables.ts'

const folder = new URL('../pictures/', import.meta.url)
const catalogue = buildCatalogue(demoTables)
const pictures = allPictures(catalogue)
const files = readdirSync(folder)
const sizeOf = (file: string): number => statSync(new URL(file, folder)).size

test('every picture that the catalogue names is there, beside its small sister, and none is left over', () => {
  const wanted = pictures.flatMap((picture) => picture.files)
  expect(wanted.filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
  const known = new Set(wanted)
  expect(files.filter((file) => !known.has(file))).toEqual([])
  const addresses = JSON.stringify(catalogue.collections).matchAll(/\/demo\/pictures\/([\w.-]+)/g)
  const named = new Set([...addresses].map(([, file = '']) => file))
  expect([...named].filter((file) => !known.has(file))).toEqual([])
})

test('all pictures together stay below 12 MB, and one in a list below 6 kB', () => {
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(12_000_000)
  expect(files.filter((file) => file.endsWith('-240.webp') && sizeOf(file) > 6_000)).toEqual([])
})

test('the list of what was rendered names every picture, and banners and some goods are as their scenes say', () => {
  expect(Object.keys(rendered).toSorted()).toEqual(pictures.map(({ name }) => name).toSorted())
  const looked = pictures.filter((_, index) => index % 25 === 0)
  const listed: Readonly<Record<string, string>> = rendered
  expect(looked.filter(({ name, digest }) => listed[name] !== digest()).map(({ name }) => name)).toEqual([])
}, 60_000)

test('there is a scene for everything', () => {
  const kinds = new Set([...catalogue.pictures.values()].map(({ drawing }) => drawing))
  expect(kinds.size).toBeGreaterThanOrEqual(45)
  expect([...kinds].filter((kind) => scenes[kind] === undefined)).toEqual([])
})
