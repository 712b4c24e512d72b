import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const resultsFolder = join(import.meta.dirname, '../../../.results')
const wholeRun = z.object({ minutes: z.number(), at: z.string() })

/** Duration of the last complete run of `npm test` in this clone; `at` is when that was, ISO 8601. */
export type WholeRun = z.infer<typeof wholeRun>

export function saveWholeRun(run: WholeRun, folder = resultsFolder): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify(run))
}

/** The last whole run; null when there was none. */
export function readWholeRun(folder = resultsFolder): WholeRun | null {
  const file = fileIn(folder)
  return existsSync(file) ? wholeRun.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Beside the results of the tests, which end in `.json`. */
const fileIn = (folder: string): string => join(folder, 'whole-run')
