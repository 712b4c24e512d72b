import { mkdirSync, writeFileSync } from 'node:fs'
import { buildCatalogue, serialize } from './generator/build-catalogue.ts'
import { demoTables } from './products/tables.ts'

// Writes the demo catalogue from the tables: npm run catalogue
const folder = new URL('../catalogue/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, documents] of Object.entries(buildCatalogue(demoTables).collections)) {
  writeFileSync(new URL(`${name}.json`, folder), serialize(documents))
  console.log(`${name}: ${documents.length}`)
}
