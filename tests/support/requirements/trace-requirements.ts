import type { TestResult } from '../reporting/results.ts'
import { type Requirement, requirementsOf } from './parse-requirements.ts'

/** A requirement with the tests that name it; skipped tests do not count. */
export type TracedRequirement = Requirement & {
  readonly state: 'shown' | 'failed' | 'missing'
  readonly tests: readonly TestResult[]
}

/** The requirements after a run, and the tests that name an unknown one. */
export type Trace = {
  readonly requirements: readonly TracedRequirement[]
  readonly unknown: readonly { readonly id: string; readonly title: string }[]
}

/** Assigns test results to the requirements that the titles name. */
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
    unknown: naming.filter(({ id }) => !known.has(id)).map(({ id, test }) => ({ id, title: test.title })),
  }
}

function stateOf(tests: readonly TestResult[]): TracedRequirement['state'] {
  if (tests.some(({ state }) => state === 'failed')) return 'failed'
  return tests.some(({ state }) => state === 'passed') ? 'shown' : 'missing'
}
