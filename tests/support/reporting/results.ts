import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../..')
const reports = join(root, '.results')

/** Result of one test; `title` is the whole path to it. */
export type TestResult = {
  readonly title: string
  readonly file: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly error?: string
}

/** Path of the JSON report that `npm test` writes about vitest's or Playwright's projects of this name. */
export const reportPath = (project: string): string => join(reports, `${project.replace('*', 'any')}.json`)

/** Reads the results of all projects in their last run by `npm test` and `npm run test:all`. */
export function readResults(): TestResult[] {
  if (!existsSync(reports)) return []
  const names = readdirSync(reports).filter((name) => name.endsWith('.json'))
  return names.toSorted().flatMap((name) => readReport(join(reports, name)))
}

/** Reads a JSON report of vitest or Playwright; empty where there is none. */
export function readReport(path: string): TestResult[] {
  return existsSync(path) ? reportSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            ancestorTitles: z.array(z.string()),
            title: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
      const file = relative(root, name)
      const tests = assertionResults.map((test): TestResult => ({
        title: [file, ...test.ancestorTitles.filter(Boolean), test.title].join(' › '),
        file,
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        ...errorOf(test.failureMessages[0]),
      }))
      // the file itself, or what runs before all of its tests
      const isBroken = status === 'failed' && tests.every(({ state }) => state !== 'failed')
      return isBroken ? [...tests, { title: file, file, state: 'failed', ...errorOf(message) }] : tests
    }),
  )

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
})

type PlaywrightSuite = {
  title: string
  file: string
  specs: { title: string; tests: z.infer<typeof playwrightTest>[] }[]
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z
  .object({
    config: z.object({ rootDir: z.string() }),
    suites: z.array(playwrightSuite),
    errors: z.array(z.object({ message: z.string().optional() })),
  })
  .transform(({ config, suites, errors }): TestResult[] => [
    ...suites.flatMap((suite) => testsOf(suite, relative(root, config.rootDir), [])),
    ...errors.map((error): TestResult => ({
      title: 'an error outside of any test',
      file: 'playwright.config.ts',
      state: 'failed',
      ...errorOf(error.message),
    })),
  ])

const reportSchema = z.union([vitestReport, playwrightReport])

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

function testsOf(suite: PlaywrightSuite, folder: string, above: readonly string[]): TestResult[] {
  const titles = [...above, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test): TestResult => ({
        title: [test.projectName, ...titles, title].join(' › '),
        file: join(folder, suite.file),
        state: states[test.status],
        ...errorOf(test.results.findLast(({ error }) => error)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, folder, titles)),
  ]
}

const errorOf = (message: string | undefined): { error?: string } =>
  message === undefined || message === '' ? {} : { error: stripVTControlCharacters(message) }
