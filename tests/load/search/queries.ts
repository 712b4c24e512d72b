import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { SearchPage } from '#domain/catalogue/lists/suggestions.ts'
import { readConfig } from '#server/config/read-config.ts'
import { openStore } from '#server/composition/start/open-store.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { judgeQuery, readQueries, type QueryOutcome, type QueryPart } from '../../search/queries.ts'
import { areOnlySums, type Wanted } from './lines.ts'
import { shareOf } from './share.ts'

const WORST = 20
const PAUSE_MS = 100
const parts: readonly QueryPart[] = [
  'learning',
  'thresholds',
  'judged',
  'strangers/learn',
  'strangers/more',
  'strangers/fresh',
  'strangers/batches/batch-1',
  'strangers/batches/batch-2',
  'strangers/batches/batch-3',
  'strangers/batches/batch-4',
  'strangers/batches/batch-5',
  'strangers/batches/batch-6',
  'strangers/batches/batch-7',
  'strangers/batches/batch-8',
  'strangers/batches/batch-9',
  'strangers/batches/batch-10',
  'strangers/batches/batch-11',
  'strangers/batches/batch-12',
  'strangers/batches/measures/batch-13',
  'strangers/batches/scripts/batch-14',
  'strangers/batches/scripts/batch-15',
  'strangers/batches/things/batch-16',
  'strangers/batches/measures/batch-17',
  'strangers/batches/schedules/batch-18',
  'strangers/batches/scripts/batch-19',
  'strangers/batches/things/batch-20',
  'strangers/batches/everyday/batch-21',
  'strangers/batches/papers/batch-22',
  'strangers/batches/papers/batch-23',
  'strangers/batches/papers/batch-24',
  'strangers/batches/papers/batch-25',
  'strangers/batches/papers/batch-26',
  'strangers/check',
  'strangers/fresh-check',
]

/** Prints how the labelled queries are answered, by part and group; of the parts that are judged by only sums. */
export async function printQueries({ withFailures, withJudge }: Wanted): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'neev-queries-'))
  const config = readConfig({ DATA_DIR: dataDirectory, NODE_ENV: 'test' })
  const { services, close } = await openStore(config, pino({ level: 'silent' }))
  try {
    const folder = fileURLToPath(new URL('../../../demo/catalogue', import.meta.url))
    await services.catalogue.importFolder({ folder })
    const search = async (q: string): Promise<SearchPage> => {
      const page = await services.catalogue.searchProducts({ q, page: 1 })
      if (!page.isProvisional) return page
      // the words in the database answer until the index is read
      await pause(PAUSE_MS)
      return search(q)
    }
    for (const part of withJudge ? ([...parts, 'strangers/judge'] as const) : parts) {
      const outcomes: QueryOutcome[] = []
      for (const query of readQueries(part)) outcomes.push(judgeQuery(query, await search(query.text)))
      console.log(`\n${part}: ${outcomes.length} queries`)
      const groups = areOnlySums(part) ? [] : Map.groupBy(outcomes, (each) => each.group)
      for (const [group, of] of groups) print(group, of)
      print('all', outcomes)
      if (!withFailures || part === 'judged' || areOnlySums(part)) continue
      const missed = outcomes.filter((each) =>
        each.kind === 'none' ? !each.saysNotSold : !each.isAmongFive || !each.isFirst,
      )
      for (const { text, found } of missed.slice(0, WORST)) console.log(`  miss ${text} → ${found}`)
    }
  } finally {
    await close()
    removeFolder(dataDirectory)
  }
}

function print(group: string, outcomes: readonly QueryOutcome[]): void {
  const sold = outcomes.filter(({ kind }) => kind !== 'none')
  const unsold = outcomes.filter(({ kind }) => kind !== 'product')
  console.log(
    `  ${group.padEnd(17)} first ${shareOf(sold, (each) => each.isFirst)}  among five ${shareOf(sold, (each) => each.isAmongFive)}  ` +
      `“not sold” said ${shareOf(unsold, (each) => each.saysNotSold)}`,
  )
}
