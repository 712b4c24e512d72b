import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScaleCatalogue } from '../../support/catalogue/write-scale-catalogue.ts'
import { onSuddenExit } from '../../support/process/clean-up.ts'
import { administer, startCluster } from '../../support/database/postgres-cluster.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { readWholeRun } from '../../support/reporting/whole-run.ts'
import { type BrowserFigures, benchBrowser } from './bench-browser.ts'
import { writeGoals } from './bench-goals.ts'
import { type Figures, nothing, writeReport } from './bench-report.ts'
import { benchStore, type StoreFigures } from './bench-store.ts'
import { chosenEffort, type Section } from '../effort.ts'
import { measureDesk } from '../measure/measure-desk.ts'
import { measureFirstStart } from '../measure/measure-first-start.ts'
import { measureGenerator } from '../measure/measure-generator.ts'
import { measureCatalogueGrowth, measureOrderGrowth } from '../measure/measure-growth.ts'
import { type ImportFigures, measureImport } from '../measure/measure-import.ts'
import { measureSecondProcess, type SecondProcessFigures } from '../measure/measure-second-process.ts'

// What the store reaches beside bare programs, printed and kept in `.bench/latest.json`; at the end the goals, each reached or missed,
// with what earlier runs measured where this one measures only some parts.
//   npm run bench [-- pages orders bytes desk imports phone growth rendering proxy start] [-- --quick]
const root = join(import.meta.dirname, '../../..')
const latest = join(root, '.bench/latest.json')
const effort = chosenEffort(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
const remove = (): void => removeFolder(folder)
onSuddenExit(remove)
const cluster = await startCluster({ durable: true })

try {
  const kept = readKept()
  const measured: Partial<Figures> = {
    ...(await when(['pages', 'orders', 'bytes'], async () => ({
      stores: joined(kept.stores, await measureStores()),
    }))),
    ...(await when(['pages'], async () => ({ generatorPerSecond: await measureGenerator() }))),
    ...(await when(['desk'], async () => ({
      orders: effort.deskOrders,
      desk: await measureDesk(await database('bench_desk'), join(folder, 'desk'), effort.deskOrders),
    }))),
    ...(await when(['phone'], async () => {
      const { phone, lighthouse } = await measureBrowser(['phone'])
      return { phone, lighthouse }
    })),
    ...(await when(['rendering'], async () => ({
      rendering: (await measureBrowser(['rendering'])).rendering,
    }))),
    ...(await when(['imports'], async () => ({ products: effort.products, imports: await importAll() }))),
    ...(await when(['growth'], measureGrowth)),
    ...(await when(['proxy'], async () => ({ secondProcess: await measureSecond() }))),
    ...(await when(['start'], async () => ({ firstStart: await measureFirstStart() }))),
  }
  const figures: Figures = {
    ...nothing,
    ...kept,
    ...measured,
    testRun: readWholeRun(),
    at: new Date().toISOString(),
  }
  mkdirSync(join(root, '.bench'), { recursive: true })
  writeFileSync(latest, `${JSON.stringify(figures, null, 2)}\n`)
  console.log(writeReport({ ...nothing, ...measured }))
  console.log(writeGoals(figures))
} finally {
  await cluster.stop()
  remove()
}

/** What earlier runs measured: a run of some parts leaves the others as they were. */
function readKept(): Partial<Figures> {
  if (!existsSync(latest)) return {}
  const kept = JSON.parse(readFileSync(latest, 'utf8')) as Partial<Figures>
  return kept.shape === nothing.shape ? kept : {}
}

/** The stores as measured now, with what was not measured of them as it was. */
function joined(kept: readonly StoreFigures[] = [], now: readonly StoreFigures[]): StoreFigures[] {
  return now.map((store) => {
    const before = kept.find(({ engine }) => engine === store.engine)
    if (before === undefined) return store
    const { pages, bytes, proof, orders, bareOrders, pgbenchPerSecond } = before
    return {
      ...store,
      ...(effort.measures('pages') ? {} : { pages }),
      ...(effort.measures('bytes') ? {} : { bytes, proof }),
      ...(effort.measures('orders') ? {} : { orders, bareOrders, pgbenchPerSecond }),
    }
  })
}

async function when<T>(sections: readonly Section[], measure: () => Promise<T>): Promise<T | null> {
  if (!sections.some(effort.measures)) return null
  console.log(`Measuring: ${sections.filter(effort.measures).join(', ')} …`)
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
    catalogueGrowth: await measureCatalogueGrowth(small, large),
    orderGrowth: await measureOrderGrowth(small, effort),
  }
}

async function measureSecond(): Promise<SecondProcessFigures | null> {
  return measureSecondProcess(
    { databaseURL: await database('bench_second'), dataDirectory: join(folder, 'second') },
    effort,
  )
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
