import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allPictures, type Picture } from './renderer/pictures.ts'
import { buildCatalogue } from './generator/build-catalogue.ts'
import { demoTables } from './products/tables.ts'

// Renders what is missing or out of date of the demo catalogue's pictures; wants `povray` 3.7 on the path.
//   npm run demo:pictures [-- --only PATTERN] [--at-once N] [--minutes N]
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '600' },
  },
})
const folder = new URL('./pictures/', import.meta.url)
const listFile = new URL('./rendered.json', import.meta.url)
const until = Date.now() + Number(values.minutes) * 60_000
mkdirSync(folder, { recursive: true })

const rendered = JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string>
const pictures = allPictures(buildCatalogue(demoTables))
const wanted = pictures.filter(({ name }) => new RegExp(values.only).test(name))
let done = 0
const queue = wanted.values()
await Promise.all(Array.from({ length: Number(values['at-once']) }, renderOn))
tidy()
const missing = pictures.filter(({ name }) => rendered[name] === undefined).length
console.log(`${pictures.length} pictures: ${done} rendered now, ${missing} missing`)

async function renderOn(): Promise<void> {
  for (const picture of queue) {
    if (Date.now() > until) return
    const digest = picture.digest()
    if (rendered[picture.name] !== digest) await render(picture, digest)
  }
}

async function render({ name, render: make }: Picture, digest: string): Promise<void> {
  const begun = performance.now()
  for (const [file, content] of await make()) writeFileSync(new URL(file, folder), content)
  rendered[name] = digest
  keep()
  done += 1
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

function keep(): void {
  const sorted = Object.fromEntries(Object.entries(rendered).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(listFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** What the catalogue no longer names goes, from the folder and from the list. */
function tidy(): void {
  const names = new Set(pictures.map(({ name }) => name))
  for (const name of Object.keys(rendered)) if (!names.has(name)) delete rendered[name]
  keep()
  const files = new Set(pictures.flatMap((picture) => picture.files))
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(new URL(file, folder))
}
