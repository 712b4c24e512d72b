import { runCheck } from './test/run-check.ts'
import { types } from './test/static-checks.ts'

process.exitCode = (await runCheck(types)).state === 'passed' ? 0 : 1
