import { runVitest } from './test/run-vitest.ts'

// Requests drawn from the API description, in full number on both engines; `npm test` sends fewer.
//   npm run fuzz [-- REQUESTS]    FUZZ_SEED repeats them
await runVitest('faults', ['tests/faults/fuzz.test.ts'], { FUZZ_REQUESTS: process.argv[2] ?? '100000' })
