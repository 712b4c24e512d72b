import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScaleCatalogue } from '../../demo/scale-catalogue.ts'
import { onSuddenExit } from '../support/process/clean-up.ts'
import { administer, startCluster } from '../support/database/postgres-cluster.ts'
import { type Figures, writeReport } from './bench-report.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { benchStore, type StoreFigures } from './bench-store.ts'
import { measureDesk } from './measure-desk.ts'
import { measureGenerator } from './measure-generator.ts'
import { chosenEffort } from './effort.ts'
import { type ImportFigures, measureImport } from './measure-import.ts'

const root = join(import.meta.dirname, '../..')
const effort = chosenEffort(process.argv)
const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
const remove = (): void => removeFolder(folder)
onSuddenExit(remove)
const cluster = await startCluster({ durable: true })

try {
  const stores = effort.measuresStores
    ? [await measured('embedded', 'embedded'), await measured('postgres', await database('bench_store'))]
    : []
  const desk = effort.measuresStores
    ? await measureDesk(await database('bench_desk'), join(folder, 'desk'), effort.orders)
    : []
  const imports = await importAll()
  const figures: Figures = {
    at: new Date().toISOString(),
    node: process.version,
    processors: availableParallelism(),
    products: effort.products,
    generatorPerSecond: effort.measuresStores ? await measureGenerator(folder) : 0,
    stores,
    orders: effort.orders,
    desk,
    imports,
  }
  mkdirSync(join(root, '.bench'), { recursive: true })
  writeFileSync(join(root, '.bench/latest.json'), `${JSON.stringify(figures, null, 2)}\n`)
  console.log(writeReport(figures))
} finally {
  await cluster.stop()
  remove()
}

function measured(name: string, databaseURL: string): Promise<StoreFigures> {
  console.log(`Measuring a store on ${name} …`)
  return benchStore({ databaseURL, dataDirectory: join(folder, name) }, effort)
}

async function importAll(): Promise<Record<string, ImportFigures>> {
  console.log(`Importing ${effort.products} products …`)
  const catalogue = join(folder, 'catalogue')
  await writeScaleCatalogue(catalogue, effort.products)
  const into = (name: string, DATABASE_URL: string): Promise<ImportFigures> =>
    measureImport(catalogue, { DATABASE_URL, DATA_DIR: join(folder, name) })
  return {
    postgres: await into('import-postgres', await database('bench_import')),
    embedded: await into('import-embedded', 'embedded'),
  }
}

async function database(name: string): Promise<string> {
  await administer(cluster.addressOf('postgres'), `create database ${name}`)
  return cluster.addressOf(name)
}
