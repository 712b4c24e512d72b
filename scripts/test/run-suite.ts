import { join } from 'node:path'
import { forgetResults, readResults } from '../../tests/support/reporting/results.ts'
import { endIfInterrupted, run } from '../start/run.mjs'
import type { Outcome } from './outcome.ts'

const root = join(import.meta.dirname, '../..')

/** A run of vitest or Playwright over some of its projects. */
export type Suite = {
  readonly tool: 'vitest' | 'playwright'
  readonly projects: readonly string[]
}

/**
 * Runs a suite, its output straight to the terminal, and resolves with its tests. A project in which no test ran, and a
 * tool that fails without a failing test, count as failures of their own.
 */
export async function runSuite({ tool, projects }: Suite): Promise<Outcome[]> {
  forgetResults([...projects, tool])
  const chosen = projects.flatMap((project) => ['--project', project])
  const program =
    tool === 'vitest'
      ? ['node_modules/vitest/vitest.mjs', 'run']
      : ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests']
  const end = await run(process.execPath, [...program, ...chosen], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test' },
  })
  endIfInterrupted(end)
  const results = readResults().filter(({ project }) => projects.includes(project) || project === tool)
  const empty = projects.filter((name) => results.every(({ project }) => project !== name))
  const failedWithoutTest = end.code !== 0 && results.every(({ state }) => state !== 'failed')
  return [
    ...results,
    ...empty.map((project): Outcome => ({ title: `${project} › no test ran`, state: 'failed' })),
    ...(failedWithoutTest
      ? [{ title: `${tool} ended with code ${end.code}`, state: 'failed' } as const]
      : []),
  ]
}
