import { runVitest } from './test/run-vitest.ts'

// Every fault in full size, on both engines where it applies: what was tried, and what was lost.
//   npm run test:faults    STORM_SEED and FUZZ_SEED repeat the drawn ones
await runVitest('faults', [], {
  STORM_CHECKOUTS: '2000',
  FUZZ_REQUESTS: '100000',
})
