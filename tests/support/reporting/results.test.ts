import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, it } from 'vitest'
import { readReport } from './results.ts'

const root = join(import.meta.dirname, '../../..')

function reported(report: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'neev-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return readReport(path)
}

const test = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ['', 'carts'],
  title,
  status,
  failureMessages,
})

it('reads what vitest tells of each test', () => {
  const assertionResults = [
    test('[CART-01] add', 'passed'),
    test('drop', 'failed', ['no', 'really']),
    test('later', 'todo'),
  ]
  const file = { name: join(root, 'a.test.ts'), status: 'failed', message: '', assertionResults }
  expect(reported({ testResults: [file] })).toEqual([
    { title: 'a.test.ts › carts › [CART-01] add', file: 'a.test.ts', state: 'passed' },
    { title: 'a.test.ts › carts › drop', file: 'a.test.ts', state: 'failed', error: 'no' },
    { title: 'a.test.ts › carts › later', file: 'a.test.ts', state: 'skipped' },
  ])
})

it('counts a file that vitest could not load, or whose set-up failed, as a failed test', () => {
  const assertionResults = [test('add', 'skipped')]
  const broken = { name: join(root, 'a.test.ts'), status: 'failed', message: 'it broke', assertionResults }
  expect(reported({ testResults: [broken] }).at(-1)).toEqual({
    title: 'a.test.ts',
    file: 'a.test.ts',
    state: 'failed',
    error: 'it broke',
  })
})

it('reads what Playwright tells of each test in each project, and of what it could not load', () => {
  const tests = [
    { projectName: 'journeys', status: 'expected', results: [{}] },
    { projectName: 'all-wide', status: 'flaky', results: [{ error: { message: '\u001b[31mno' } }, {}] },
  ]
  const inner = { title: 'carts', file: 'a.spec.ts', specs: [{ title: 'add', tests }] }
  const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }
  const config = { rootDir: join(root, 'tests/e2e') }
  expect(reported({ config, suites: [suite], errors: [{ message: 'no such file' }] })).toEqual([
    { title: 'journeys › a.spec.ts › carts › add', file: 'tests/e2e/a.spec.ts', state: 'passed' },
    {
      title: 'all-wide › a.spec.ts › carts › add',
      file: 'tests/e2e/a.spec.ts',
      state: 'failed',
      error: 'no',
    },
    {
      title: 'an error outside of any test',
      file: 'playwright.config.ts',
      state: 'failed',
      error: 'no such file',
    },
  ])
})

it('reads nothing where nothing ran', () => {
  expect(readReport(join(root, 'absent.json'))).toEqual([])
})
