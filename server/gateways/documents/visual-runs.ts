import bidiFactory from 'bidi-js'
import { scriptRuns, type Run } from './script-runs.ts'

const bidi = bidiFactory()
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/u

/**
 * The runs of a line from left to right as they are seen. Arabic script runs the other way, and so does a line that begins with
 * it, but for numbers and Latin words (Unicode's bidirectional algorithm). The text of a run stays as it is read.
 */
export function visualRuns(text: string): Run[] {
  if (!RIGHT_TO_LEFT.test(text)) return scriptRuns(text)
  const embedding = bidi.getEmbeddingLevels(text)
  const runs = levelRuns(text, embedding.levels)
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) reverseFrom(runs, level)
  return runs.map(({ run }) => run)
}

type LevelRun = { readonly level: number; readonly run: Run }

/** Runs of one level and one script, in the order in which they are read. */
function levelRuns(text: string, levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = []
  let start = 0
  for (let end = 1; end <= text.length; end += 1) {
    const level = levels[start] ?? 0
    if (end < text.length && levels[end] === level) continue
    for (const run of scriptRuns(text.slice(start, end)))
      runs.push({ level, run: level % 2 === 1 ? mirrored(run) : run })
    start = end
  }
  return runs
}

/** Signs between right-to-left words, which a Latin font draws from left to right: turned round here. */
function mirrored(run: Run): Run {
  if (run.script !== 'latin') return run
  const signs = Array.from(run.text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return { ...run, text: signs.toReversed().join('') }
}

/** Reverses each sequence of runs at a level or above it. */
function reverseFrom(runs: LevelRun[], level: number): void {
  let start = 0
  while (start < runs.length) {
    let end = start
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
    start = Math.max(end, start + 1)
  }
}
