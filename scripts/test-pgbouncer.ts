import { hasPgBouncer } from '../tests/support/database/pgbouncer.ts'
import { runVitest } from './test/run-vitest.ts'

// All tests of the API through PgBouncer, which pools by transaction as deploy/pgbouncer.ini says.
//   npm run test:pgbouncer [-- FILES]
if (hasPgBouncer()) await runVitest('api-pgbouncer', process.argv.slice(2), { PGBOUNCER_TESTS: 'all' })
else {
  console.error('PgBouncer is missing: on Debian or Ubuntu run `sudo apt-get install pgbouncer`.')
  process.exitCode = 1
}
