import type { TestResult } from '../../tests/support/reporting/results.ts'
import { type Requirement, requirementsOf } from './parse-requirements.ts'

/** A requirement with the tests that name it. A skipped test shows nothing. */
export type Traced = Requirement & {
  readonly state: 'shown' | 'failed' | 'missing'
  readonly tests: readonly TestResult[]
}

/** What the last run says about the requirements, and the tests that name one that does not exist. */
export type Trace = {
  readonly requirements: readonly Traced[]
  readonly strangers: readonly { readonly id: string; readonly title: string }[]
}

/** Puts the results of tests beside the requirements that their titles name. */
export function traceRequirements(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
): Trace {
  const known = new Set(requirements.map(({ id }) => id))
  const naming = results.flatMap((test) => requirementsOf(test.title).map((id) => ({ id, test })))
  return {
    requirements: requirements.map((requirement) => {
      const tests = naming.filter(({ id }) => id === requirement.id).map(({ test }) => test)
      return { ...requirement, tests, state: stateOf(tests) }
    }),
    strangers: naming.filter(({ id }) => !known.has(id)).map(({ id, test }) => ({ id, title: test.title })),
  }
}

function stateOf(tests: readonly TestResult[]): Traced['state'] {
  if (tests.some(({ state }) => state === 'failed')) return 'failed'
  return tests.some(({ state }) => state === 'passed') ? 'shown' : 'missing'
}
