import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { buildCatalogue } from './generator/build-catalogue.ts'
import { demoTables } from './products/tables.ts'
import { allPictures, type Picture } from './renderer/pictures.ts'

// Renders the pictures that are missing or out of date and removes those that the catalogue no longer shows:
//   npm run pictures [-- --only PATTERN] [--at-once N] [--minutes N]
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '600' },
  },
})
const folder = new URL('../pictures/', import.meta.url)
const digestsFile = new URL('./rendered.json', import.meta.url)
const deadline = Date.now() + Number(values.minutes) * 60_000
mkdirSync(folder, { recursive: true })

/** Digests by picture name. */
const rendered = JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string>
const pictures = allPictures(buildCatalogue(demoTables))
const queue = pictures.filter(({ name }) => new RegExp(values.only).test(name)).values()
let renderedNow = 0
await Promise.all(Array.from({ length: Number(values['at-once']) }, renderQueue))
removeUnused()
const missing = pictures.filter(({ name }) => rendered[name] === undefined).length
console.log(`${pictures.length} pictures: ${renderedNow} rendered now, ${missing} missing`)

async function renderQueue(): Promise<void> {
  for (const picture of queue) {
    if (Date.now() > deadline) return
    const digest = picture.digest()
    if (rendered[picture.name] !== digest) await renderPicture(picture, digest)
  }
}

async function renderPicture({ name, render }: Picture, digest: string): Promise<void> {
  const start = performance.now()
  for (const [file, content] of await render()) writeFileSync(new URL(file, folder), content)
  rendered[name] = digest
  writeDigests()
  renderedNow += 1
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function writeDigests(): void {
  const sorted = Object.fromEntries(Object.entries(rendered).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(digestsFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

function removeUnused(): void {
  const names = new Set(pictures.map(({ name }) => name))
  for (const name of Object.keys(rendered)) if (!names.has(name)) delete rendered[name]
  writeDigests()
  const files = new Set(pictures.flatMap((picture) => picture.files))
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(new URL(file, folder))
}
