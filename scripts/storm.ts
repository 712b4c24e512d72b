import { runVitest } from './test/run-vitest.ts'

// The storm of checkouts in full size; `npm test` runs a smaller one on each engine.
//   npm run storm [-- CHECKOUTS]    STORM_SEED repeats a storm
await runVitest('faults', ['tests/faults/storm.test.ts'], { STORM_CHECKOUTS: process.argv[2] ?? '2000' })
