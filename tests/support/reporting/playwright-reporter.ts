import { relative } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestError } from '@playwright/test/reporter'
import { forgetResults, saveResults, strayResult, type TestResult } from './results.ts'

/** Writes how each browser test ended to `.results/`. */
export default class ResultsReporter implements Reporter {
  private readonly tests = new Map<string, TestCase>()
  private readonly errors: TestError[] = []
  private root = process.cwd()

  onBegin(config: FullConfig): void {
    this.root = config.configFile ? config.configFile.replace(/\/[^/]*$/, '') : config.rootDir
  }

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test)
  }

  onError(error: TestError): void {
    this.errors.push(error)
  }

  onEnd(): void {
    const results = [...this.tests.values()].map((test) => testResult(test, this.root))
    forgetResults(['playwright'])
    saveResults([
      ...results,
      ...this.errors.map(({ message = 'unknown' }) => strayResult('playwright', message)),
    ])
  }

  printsToStdio(): boolean {
    return false
  }
}

/** A test that passed at its second try keeps the error of the first: the end of a run names it. */
const states = { expected: 'passed', flaky: 'passed', skipped: 'skipped', unexpected: 'failed' } as const

function testResult(test: TestCase, root: string): TestResult {
  const [, project = '', , ...titles] = test.titlePath()
  const error = test.results.findLast((result) => result.error)?.error
  return {
    title: [project, ...titles].join(' › '),
    file: relative(root, test.location.file),
    project,
    state: states[test.outcome()],
    durationMs: test.results.reduce((sum, result) => sum + result.duration, 0),
    ...(error?.message ? { error: error.message } : {}),
  }
}
