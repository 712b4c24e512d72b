import { mkdirSync, writeFileSync } from 'node:fs'
import { buildCatalogue, textOf } from './generator/build-catalogue.ts'
import { demoTables } from './products/tables.ts'

const folder = new URL('./catalogue/', import.meta.url)
mkdirSync(folder, { recursive: true })
const { collections } = buildCatalogue(demoTables)
for (const [name, documents] of Object.entries(collections)) {
  writeFileSync(new URL(`${name}.json`, folder), textOf(documents))
  console.log(`${name}: ${documents.length}`)
}
