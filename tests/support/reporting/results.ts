import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../..')

/** Where the results of the last run stay, one JSON file for each project. */
const resultsFolder = join(root, '.results')

const resultSchema = z.object({
  title: z.string(),
  file: z.string(),
  project: z.string(),
  state: z.enum(['passed', 'failed', 'skipped']),
  durationMs: z.number(),
  error: z.string().optional(),
})

/** How one test ended; `title` is the whole path to it, beginning with the project (engine or screen). */
export type TestResult = z.infer<typeof resultSchema>

/** Reads all results of the last run. */
export function readResults(folder: string = resultsFolder): TestResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => readProject(join(folder, name)))
}

/**
 * Keeps what a run has shown, by project; the results of files that did not run this time stay, unless the
 * file is gone.
 */
export function saveResults(ran: readonly TestResult[], folder: string = resultsFolder): void {
  mkdirSync(folder, { recursive: true })
  for (const [project, results] of Object.entries(Object.groupBy(ran, (result) => result.project))) {
    const path = join(folder, `${project}.json`)
    const files = new Set(results?.map((result) => result.file))
    const kept = readProject(path).filter(({ file }) => !files.has(file) && existsSync(join(root, file)))
    writeFileSync(path, `${JSON.stringify([...kept, ...(results ?? [])], null, 1)}\n`)
  }
}

/** An error that no test can answer for, like one while loading the configuration; it counts as a failed test. */
export function strayResult(tool: 'vitest' | 'playwright', error: string): TestResult {
  return {
    title: `${tool} › error outside of any test`,
    file: `${tool}.config.ts`,
    project: tool,
    state: 'failed',
    durationMs: 0,
    error,
  }
}

/** Forgets the results of projects that are about to run again. */
export function forgetResults(projects: readonly string[], folder: string = resultsFolder): void {
  for (const project of projects) rmSync(join(folder, `${project}.json`), { force: true })
}

function readProject(path: string): TestResult[] {
  return existsSync(path) ? z.array(resultSchema).parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}
