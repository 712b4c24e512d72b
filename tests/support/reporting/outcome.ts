import type { TestResult } from './results.ts'

type Outcome = Pick<TestResult, 'title' | 'state' | 'error'>

/** The last line of a run: `3 passed, 0 failed`, with `, 1 skipped` where something was skipped. */
export function closingLine(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']): number => outcomes.filter((one) => one.state === state).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Tells whether a run may count as good: something passed and nothing failed. */
export function isGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ state }) => state === 'passed') && outcomes.every(({ state }) => state !== 'failed')
}

/** A short reminder of a failure: its title and the first lines of its error. */
export function reminder({ title, error = '' }: Outcome): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(0, 6).map((line) => `    ${line.slice(0, 200)}`)
  return [`✗ ${title}`, ...shown, ...(lines.length > shown.length ? ['    …'] : [])].join('\n')
}
