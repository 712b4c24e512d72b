import { forgetResults, saveResults } from '../../tests/support/reporting/results.ts'
import { saveWholeRun } from '../../tests/support/reporting/whole-run.ts'
import { hasPgBouncer } from '../../tests/support/database/pgbouncer.ts'
import { ensurePrograms } from './ensure-programs.ts'
import { closingLine, isGood, type Outcome, reminder } from './outcome.ts'
import { runCheck } from './run-check.ts'
import { runSuite, type Suite } from './run-suite.ts'
import { build, type Check, staticChecks } from './static-checks.ts'

const parts = ['static', 'unit', 'api', 'faults', 'e2e'] as const
type Part = (typeof parts)[number]

const suites: Readonly<Record<Exclude<Part, 'static'>, Suite>> = {
  unit: { tool: 'vitest', projects: ['unit'] },
  api: { tool: 'vitest', projects: ['api-embedded', 'api-postgres'] },
  faults: { tool: 'vitest', projects: ['faults'] },
  e2e: { tool: 'playwright', projects: ['phone', 'wide', 'wide-postgres'] },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !parts.some((part) => part === name))
if (unknown !== undefined) {
  console.error(`"${unknown}" is not a part of npm test: choose from ${parts.join(', ')}`)
  process.exit(1)
}
const wanted = parts.filter((part) => asked.length === 0 || asked.includes(part))
const missing = await ensurePrograms({
  browser: wanted.includes('e2e'),
  server: wanted.some((part) => part === 'api' || needsBuild(part)),
})
if (missing.length > 0) {
  for (const line of missing) console.error(line)
  process.exit(1)
}

const outcomes: Outcome[] = []
if (wanted.includes('static')) {
  outcomes.push(...(await runChecks(staticChecks)))
  saveChecks(outcomes)
} else if (wanted.some(needsBuild)) outcomes.push(...(await runChecks([build])))
for (const part of wanted) {
  if (part !== 'static') outcomes.push(...(await timed(part, () => runPart(part))))
}
report()
if (asked.length === 0) saveWholeRun({ minutes: performance.now() / 60_000, at: new Date().toISOString() })

function needsBuild(part: Part): boolean {
  return part === 'faults' || part === 'e2e'
}

async function runChecks(checks: readonly Check[]): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const check of checks) done.push(...(await timed(check.title, async () => [await runCheck(check)])))
  return done
}

/** Saves the results of the checks next to those of the tests, which the suites write themselves. */
function saveChecks(done: readonly Outcome[]): void {
  forgetResults(['static'])
  saveResults(
    done.map(({ title, ...rest }) => ({
      ...rest,
      title: `static › ${title}`,
      file: 'scripts/test/static-checks.ts',
      project: 'static',
      durationMs: 0,
    })),
  )
}

async function runPart(part: Exclude<Part, 'static'>): Promise<Outcome[]> {
  const buildFailed = outcomes.some(({ title, state }) => title === 'build' && state === 'failed')
  if (buildFailed && needsBuild(part))
    return [{ title: `${part}, because the build failed`, state: 'skipped' }]
  return runSuite(part === 'api' ? withPgBouncer(suites.api) : suites[part])
}

/** A part of the API's tests runs through PgBouncer as well, where this machine has it. */
function withPgBouncer(suite: Suite): Suite {
  if (hasPgBouncer()) return { ...suite, projects: [...suite.projects, 'api-pgbouncer'] }
  console.log('   skipped, the API behind PgBouncer: it is not installed (Debian package pgbouncer)')
  return suite
}

async function timed(title: string, work: () => Promise<Outcome[]>): Promise<Outcome[]> {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const done = await work()
  console.log(`   ${closingLine(done)} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

function report(): void {
  const failed = outcomes.filter(({ state }) => state === 'failed')
  if (failed.length > 0) console.log(`\n── failures\n${failed.map(reminder).join('\n')}`)
  const retried = outcomes.filter(({ state, error }) => state === 'passed' && error !== undefined)
  if (retried.length > 0) console.log(`\n── passed only on retry\n${retried.map(reminder).join('\n')}`)
  console.log(`\n${closingLine(outcomes)}`)
  process.exitCode = isGood(outcomes) ? 0 : 1
}
