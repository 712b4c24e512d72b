import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScaleCatalogue } from '../../demo/scale-catalogue.ts'
import { onSuddenExit } from '../support/process/clean-up.ts'
import { administer, startCluster } from '../support/database/postgres-cluster.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { type BrowserFigures, benchBrowser } from './bench-browser.ts'
import { type Figures, writeReport } from './bench-report.ts'
import { benchStore, type StoreFigures } from './bench-store.ts'
import { chosenEffort, type Section } from './effort.ts'
import { measureDesk } from './measure-desk.ts'
import { measureFirstStart } from './measure-first-start.ts'
import { measureGenerator } from './measure-generator.ts'
import { measureCatalogueGrowth, measureOrderGrowth } from './measure-growth.ts'
import { type ImportFigures, measureImport } from './measure-import.ts'

// What the store reaches beside bare programs, printed and kept in `.bench/latest.json`.
//   npm run bench [-- stores desk imports phone growth rendering start] [-- --quick]
const root = join(import.meta.dirname, '../..')
const effort = chosenEffort(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
const remove = (): void => removeFolder(folder)
onSuddenExit(remove)
const cluster = await startCluster({ durable: true })

try {
  const stores = await when('stores', measureStores)
  const desk = await when('desk', async () =>
    measureDesk(await database('bench_desk'), join(folder, 'desk'), effort.deskOrders),
  )
  const browser = await when('phone', () => measureBrowser(['phone']))
  const rendering = await when('rendering', () => measureBrowser(['rendering']))
  const imports = await when('imports', importAll)
  const growth = await when('growth', measureGrowth)
  const figures: Figures = {
    at: new Date().toISOString(),
    node: process.version,
    processors: availableParallelism(),
    products: effort.products,
    generatorPerSecond: stores === null ? 0 : await measureGenerator(folder),
    stores: stores ?? [],
    orders: effort.deskOrders,
    desk: desk ?? [],
    imports: imports ?? {},
    phone: browser?.phone ?? null,
    lighthouse: browser?.lighthouse ?? [],
    rendering: rendering?.rendering ?? null,
    catalogueGrowth: growth?.catalogue ?? null,
    orderGrowth: growth?.orders ?? null,
    firstStart: await when('start', measureFirstStart),
  }
  mkdirSync(join(root, '.bench'), { recursive: true })
  writeFileSync(join(root, '.bench/latest.json'), `${JSON.stringify(figures, null, 2)}\n`)
  console.log(writeReport(figures))
} finally {
  await cluster.stop()
  remove()
}

async function when<T>(section: Section, measure: () => Promise<T>): Promise<T | null> {
  if (!effort.measures(section)) return null
  console.log(`Measuring: ${section} …`)
  return measure()
}

async function measureStores(): Promise<StoreFigures[]> {
  const measured = async (name: string, databaseURL: string): Promise<StoreFigures> =>
    benchStore({ databaseURL, dataDirectory: join(folder, name) }, effort)
  return [await measured('embedded', 'embedded'), await measured('postgres', await database('bench_store'))]
}

async function measureBrowser(what: readonly ('phone' | 'rendering')[]): Promise<BrowserFigures> {
  const databaseURL = await database(`bench_${what.join('_')}`)
  return benchBrowser({ databaseURL, dataDirectory: join(folder, what.join('-')) }, what, effort)
}

async function measureGrowth() {
  const small = { databaseURL: await database('bench_small'), dataDirectory: join(folder, 'small') }
  const large = { databaseURL: await database('bench_large'), dataDirectory: join(folder, 'large') }
  await measureImport(await scaleCatalogue(), {
    DATABASE_URL: large.databaseURL,
    DATA_DIR: large.dataDirectory,
  })
  return {
    catalogue: await measureCatalogueGrowth(small, large),
    orders: await measureOrderGrowth(small, effort),
  }
}

async function importAll(): Promise<Record<string, ImportFigures>> {
  const catalogue = await scaleCatalogue()
  const into = (name: string, DATABASE_URL: string): Promise<ImportFigures> =>
    measureImport(catalogue, { DATABASE_URL, DATA_DIR: join(folder, name) })
  return {
    postgres: await into('import-postgres', await database('bench_import')),
    embedded: await into('import-embedded', 'embedded'),
  }
}

async function scaleCatalogue(): Promise<string> {
  const catalogue = join(folder, 'catalogue')
  await writeScaleCatalogue(catalogue, effort.products)
  return catalogue
}

async function database(name: string): Promise<string> {
  await administer(cluster.addressOf('postgres'), `create database ${name}`)
  return cluster.addressOf(name)
}
