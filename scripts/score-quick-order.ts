// How well written orders are read, by part of the corpus and class; `--failures` lists what is wrong in the development part.
import { readCorpus } from '../tests/quick-order/corpus.ts'
import { answersTo, indexDemo } from '../tests/quick-order/demo-answers.ts'
import { judge, type Outcome } from '../tests/quick-order/score.ts'

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`

/** Prints how well the corpus is read, by part and class; `--failures` lists what is wrong in the development part. */
function printScore(options: readonly string[]): void {
  const index = indexDemo()
  for (const part of ['development', 'thresholds', 'held-out'] as const) {
    const started = performance.now()
    const outcomes = readCorpus(part).map((each) => judge(each, answersTo(index, each.text)))
    const elapsed = performance.now() - started
    console.log(`\n${part}: ${outcomes.length} lines, ${(elapsed / outcomes.length).toFixed(2)} ms a line`)
    for (const [group, of] of Map.groupBy(outcomes, (each) => each.group)) print(group, of)
    print('all', outcomes)
    if (options.includes('--failures') && part !== 'held-out') list(outcomes)
    if (options.includes('--held-out-failures') && part === 'held-out') list(outcomes)
  }
}

function count(of: readonly Outcome[], is: (outcome: Outcome) => boolean | null): string {
  return share(of.filter((each) => is(each) === true).length, of.length).padStart(7)
}

function print(group: string, outcomes: readonly Outcome[]): void {
  const sold = outcomes.filter(({ isSold }) => isSold)
  const counted = outcomes.filter(({ isQuantityRight }) => isQuantityRight !== null)
  console.log(
    `${group.padEnd(12)} right ${count(outcomes, (each) => each.isRight)}  chosen ${count(sold, (each) => each.isChosen)}  ` +
      `wrong ${count(outcomes, (each) => each.isConfidentlyWrong)}  quantity ${count(counted, (each) => each.isQuantityRight)}`,
  )
}

function list(outcomes: readonly Outcome[]): void {
  for (const { text, why, isRight, isConfidentlyWrong } of outcomes) {
    if (!isRight || isConfidentlyWrong)
      console.log(`${isConfidentlyWrong ? 'WRONG' : 'miss '} ${text} → ${why}`)
  }
}

printScore(process.argv.slice(2))
