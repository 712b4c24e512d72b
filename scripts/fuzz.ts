import { runFaultTest } from './test/run-fault-test.ts'

// Requests drawn from the API description, in full number on both engines; `npm test` sends fewer.
//   npm run fuzz [-- REQUESTS]    FUZZ_SEED repeats them
await runFaultTest(['tests/faults/fuzz.test.ts'], { FUZZ_REQUESTS: process.argv[2] ?? '100000' })
