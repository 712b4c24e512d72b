import { runFaultTest } from './test/run-fault-test.ts'

// Every fault in full size, on both engines where it applies: what was tried, and what was lost.
//   npm run test:faults    STORM_SEED and FUZZ_SEED repeat the drawn ones
await runFaultTest([], {
  STORM_CHECKOUTS: '2000',
  FUZZ_REQUESTS: '100000',
})
