import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { leanAliases } from './scripts/lean-libraries.ts'
import { assertNode } from './tests/support/process/assert-node.ts'

assertNode()

const api = ['tests/api/**/*.test.ts']
/** What orders, money and sign-in ask of the database; `npm run test:pgbouncer` runs all. */
const throughPgBouncer =
  process.env['PGBOUNCER_TESTS'] === 'all'
    ? api
    : [
        'tests/api/{orders,order-life,order-messages,cash-limit,pay-online,disputes-and-refusals,sign-in,catalogue-import,desk-orders}.test.ts',
      ]

/** Files that take a minute: started last, one of them would keep a single worker busy. */
const slow = /attack-sign-in|storm|fuzz/

/** A shared machine stalls for seconds now and then; tests that needed the retry are listed at the end of a run. */
const RETRIES = 1

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(slow.test(b.moduleId)) - Number(slow.test(a.moduleId)))
  }
}

export default defineConfig({
  resolve: { alias: leanAliases },
  test: {
    // inlined, so that the alias of immer holds
    server: { deps: { inline: ['@reduxjs/toolkit'] } },
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', './tests/support/reporting/vitest-reporter.ts'],
    passWithNoTests: true,
    maxWorkers: 2,
    // a test takes a second; the rest is for machines that do other work too
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/faults/*/**/*.test.ts',
            'tests/load/**/*.test.ts',
            'tests/deploy/**/*.test.ts',
            'tests/quick-order/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'api-embedded', include: api, retry: RETRIES } },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: api,
          retry: RETRIES,
          globalSetup: ['tests/support/database/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-pgbouncer',
          include: throughPgBouncer,
          retry: RETRIES,
          globalSetup: ['tests/support/database/pgbouncer-setup.ts'],
        },
      },
      // whole processes of the built product: started, killed, started again
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          retry: RETRIES,
          testTimeout: 120_000,
          globalSetup: ['tests/support/process/ensure-build.ts'],
        },
      },
    ],
  },
})
