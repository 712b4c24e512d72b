/** How one test or one check ended. */
export type Outcome = {
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly error?: string | undefined
}

/** The last line of a run: `3 passed, 0 failed`, with `, 1 skipped` where something was skipped. */
export function closingLine(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']): number => outcomes.filter((one) => one.state === state).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Whether a run may count as good: something passed and nothing failed. */
export function isGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ state }) => state === 'passed') && outcomes.every(({ state }) => state !== 'failed')
}

/** A short reminder of one failure: its title and the first lines of its error. */
export function reminder({ title, state, error = '' }: Outcome): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(0, 6).map((line) => `    ${line.slice(0, 200)}`)
  return [
    `${state === 'failed' ? '✗' : '?'} ${title}`,
    ...shown,
    ...(lines.length > shown.length ? ['    …'] : []),
  ].join('\n')
}
