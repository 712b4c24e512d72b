import { defineConfig } from 'vitest/config'
import { assertNode } from './tests/support/process/assert-node.ts'

assertNode()

const api = ['tests/api/**/*.test.ts']
/** Tests of the product's own files that need a database. */
const onDatabase = [
  'server/observability/tracing.test.ts',
  'server/backup/backup.test.ts',
  'server/db/migrate.test.ts',
  'tests/deploy/{alerts,distribution}.test.ts',
]
/** Whole processes of the built product: started, killed, started again. Their tests wait more than they work. */
const processes = {
  maxWorkers: 3,
  testTimeout: 120_000,
  globalSetup: ['tests/support/process/ensure-build.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // a test takes a second; the rest is for machines that do other work too
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // the closing list of failures shows messages alone: whole values, not their first 40 characters
    chaiConfig: { truncateThreshold: 1_000 },
    // where files share no state but that of modules, these load once for all files of a worker (`isolate`);
    // `npm test` runs the projects without `all-`, `npm run test:all` those with it
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,search,spreadsheets}/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/repository/**/*.test.ts',
            'tests/{support,load,deploy,quick-order}/**/*.test.ts',
            'tests/faults/{fuzz,storm}/**/*.test.ts',
          ],
          exclude: onDatabase,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [...api, ...onDatabase],
          isolate: false,
          globalSetup: ['tests/support/database/postgres-setup.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['tests/faults/*.test.ts'], ...processes } },
      {
        extends: true,
        test: {
          name: 'all-faults',
          include: ['tests/faults/*.test.ts', 'tests/faults/all/*.test.ts'],
          env: { FAULTS: 'full' },
          ...processes,
        },
      },
      { extends: true, test: { name: 'all-studio', include: ['demo/studio/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'all-pgbouncer',
          include: api,
          env: { FAULTS: 'full' },
          globalSetup: ['tests/support/database/pgbouncer-setup.ts'],
        },
      },
    ],
  },
})
