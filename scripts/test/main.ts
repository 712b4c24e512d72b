import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, reportPath, type TestResult } from '../../tests/support/reporting/results.ts'
import { saveWholeRun } from '../../tests/support/reporting/whole-run.ts'
import { ensurePrograms, type ProgramName } from './ensure-programs.ts'
import { closingLine, isGood, reminder } from '../../tests/support/reporting/outcome.ts'
import { build, type Check, staticChecks } from './static-checks.ts'
import { chooseTemporaryFolder } from '../../tests/support/process/temporary-folder.ts'

type Part = {
  readonly name: string
  readonly needs?: readonly ProgramName[]
} & (
  | { readonly tool: 'checks' }
  | { readonly tool: 'vitest' | 'playwright'; readonly project: string; readonly startsStores?: boolean }
)

/** What the two commands run, in this order: `npm test [-- PART…]` and `npm run test:all [-- PART…]`. */
const commands: Readonly<Record<'test' | 'test:all', readonly Part[]>> = {
  test: [
    { name: 'static', tool: 'checks' },
    { name: 'unit', tool: 'vitest', project: 'unit' },
    { name: 'api', tool: 'vitest', project: 'api' },
    { name: 'faults', tool: 'vitest', project: 'faults', startsStores: true },
    {
      name: 'browser',
      tool: 'playwright',
      project: 'journeys-*',
      startsStores: true,
      needs: ['Chromium'],
    },
  ],
  'test:all': [
    {
      name: 'faults',
      tool: 'vitest',
      project: 'all-faults',
      startsStores: true,
      needs: ['PostgreSQL', 'PgBouncer', 'HAProxy'],
    },
    { name: 'studio', tool: 'vitest', project: 'all-studio' },
    { name: 'pgbouncer', tool: 'vitest', project: 'all-pgbouncer', needs: ['PgBouncer'] },
    { name: 'browser', tool: 'playwright', project: 'all-*', startsStores: true, needs: ['Chromium'] },
  ],
}

const root = join(import.meta.dirname, '../..')
const checkMs = 300_000
const checksAtOnce = 2
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const words = process.argv.slice(2)
const isAll = words.includes('--all')
const parts = commands[isAll ? 'test:all' : 'test']
const asked = words.filter((word) => word !== '--all')
const unknown = asked.find((word) => parts.every(({ name }) => name !== word))
if (unknown !== undefined) {
  console.error(`"${unknown}" is not a part of this: choose from ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const wanted = parts.filter(({ name }) => asked.length === 0 || asked.includes(name))
const missing = ensurePrograms(wanted.flatMap(({ needs = [] }) => needs))
if (missing.length > 0) {
  for (const line of missing) console.error(line)
  process.exit(1)
}

const results: TestResult[] = []
const times: string[] = []
if (wanted.every(({ tool }) => tool !== 'checks') && wanted.some(startsStores))
  await timed('build', () => runChecks([build]))
for (const part of wanted) await timed(part.name, () => runPart(part))
report()
if (asked.length === 0 && !isAll)
  saveWholeRun({ minutes: performance.now() / 60_000, at: new Date().toISOString() })

function startsStores(part: Part): boolean {
  return part.tool !== 'checks' && part.startsStores === true
}

async function timed(title: string, work: () => Promise<TestResult[]>): Promise<void> {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const done = await work()
  const line = `${closingLine(done)} in ${((performance.now() - start) / 1000).toFixed(0)} s`
  results.push(...done)
  times.push(`   ${title}: ${line}`)
  console.log(`   ${line}`)
}

async function runPart(part: Part): Promise<TestResult[]> {
  if (part.tool === 'checks') return runChecks(staticChecks)
  const buildFailed = results.some(({ title, state }) => title === 'build' && state === 'failed')
  if (buildFailed && startsStores(part))
    return [{ title: `${part.name}, because the build failed`, file: '', state: 'skipped' }]
  return runTests(part.tool, part.project)
}

/**
 * Runs a tool over its projects of this name, its output straight to the terminal. A project without a test, and a tool
 * that fails without a failing test, count as a failed test.
 */
async function runTests(tool: 'vitest' | 'playwright', project: string): Promise<TestResult[]> {
  const path = reportPath(project)
  rmSync(path, { force: true })
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    TMPDIR: chooseTemporaryFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  }
  const program =
    tool === 'vitest'
      ? [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${path}`,
        ]
      : ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { code } = await runNode([...program, '--project', project], { env })
  const ran = readReport(path)
  const isTold = ran.some(({ state }) => state === 'failed')
  if (isTold || (code === 0 && ran.length > 0)) return ran
  return [
    ...ran,
    { title: `${tool} ended with code ${code} after ${ran.length} tests`, file: '', state: 'failed' },
  ]
}

async function runChecks(checks: readonly Check[]): Promise<TestResult[]> {
  const left = [...checks]
  const done: TestResult[] = []
  const work = async (): Promise<void> => {
    for (let check = left.shift(); check; check = left.shift()) done.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: checksAtOnce }, work))
  return done
}

/** Runs all commands of a check, even after a failure, and prints the output of those that failed. */
async function runCheck({ title, commands: programs }: Check): Promise<TestResult> {
  const start = performance.now()
  const errors: string[] = []
  for (const command of programs) {
    const { code, output } = await runNode(command, { stdio: ['ignore', 'pipe', 'pipe'], timeout: checkMs })
    if (code !== 0) errors.push(output.trim() || `${command.join(' ')} ended with ${code}`)
  }
  const error = errors.join('\n')
  if (error !== '') console.log(error)
  console.log(`   ${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return { title, file: '', state: error === '' ? 'passed' : 'failed', error }
}

type Run = { readonly code: number | null; readonly output: string }

/** Runs a Node program to its end, and ends with it when it was this process that should end. */
async function runNode(args: readonly string[], options: SpawnOptions): Promise<Run> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
  let isStopped = false
  // Ctrl-C in a terminal reaches the child by itself
  const stop = (signal: NodeJS.Signals): void => {
    isStopped = true
    if (signal !== 'SIGINT') child.kill(signal)
  }
  for (const signal of signals) process.on(signal, stop)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const [code] = (await once(child, 'close')) as [number | null]
  for (const signal of signals) process.off(signal, stop)
  if (isStopped) process.exit(1)
  return { code, output: printed.join('') }
}

function report(): void {
  const failed = results.filter(({ state }) => state === 'failed')
  if (failed.length > 0) console.log(`\n── failures\n${failed.map(reminder).join('\n')}`)
  const minutes = (performance.now() / 60_000).toFixed(1)
  console.log(`\n── times\n${times.join('\n')}\n   ${minutes} minutes in all\n\n${closingLine(results)}`)
  process.exitCode = isGood(results) ? 0 : 1
}
