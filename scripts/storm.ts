import { runFaultTest } from './test/run-fault-test.ts'

// The storm of checkouts in full size; `npm test` runs a smaller one on each engine.
//   npm run storm [-- CHECKOUTS]    STORM_SEED repeats a storm
await runFaultTest(['tests/faults/storm.test.ts'], { STORM_CHECKOUTS: process.argv[2] ?? '2000' })
