import { readCorpus, type CorpusPart } from '../../quick-order/corpus.ts'
import { isFullySpecified } from '../../quick-order/fully-specified.ts'
import { answersTo, indexDemo } from '../../quick-order/demo-answers.ts'
import { judge, type Outcome } from '../../quick-order/score.ts'
import { shareOf } from './share.ts'

/** Wishes of who measures: the failures, and the sums of the judge half of `strangers`, every look at which is recorded. */
export type Wanted = { readonly withFailures: boolean; readonly withJudge: boolean }

/** Tells whether of a part of `strangers` not even the sources are printed. */
export function areOnlySums(part: string): boolean {
  return part === 'strangers/check' || part === 'strangers/fresh-check' || part === 'strangers/judge'
}

const WORST = 20
const parts: readonly CorpusPart[] = [
  'development',
  'outsiders',
  'thresholds',
  'held-out',
  'judged',
  'strangers/learn',
  'strangers/more',
  'strangers/fresh',
  'strangers/batches/batch-1',
  'strangers/batches/batch-2',
  'strangers/batches/batch-3',
  'strangers/batches/batch-4',
  'strangers/batches/batch-5',
  'strangers/batches/batch-6',
  'strangers/batches/batch-7',
  'strangers/batches/batch-8',
  'strangers/batches/batch-9',
  'strangers/batches/batch-10',
  'strangers/batches/batch-11',
  'strangers/batches/batch-12',
  'strangers/batches/measures/batch-13',
  'strangers/batches/scripts/batch-14',
  'strangers/batches/scripts/batch-15',
  'strangers/batches/things/batch-16',
  'strangers/batches/measures/batch-17',
  'strangers/batches/schedules/batch-18',
  'strangers/batches/scripts/batch-19',
  'strangers/batches/things/batch-20',
  'strangers/batches/everyday/batch-21',
  'strangers/batches/papers/batch-22',
  'strangers/batches/papers/batch-23',
  'strangers/batches/papers/batch-24',
  'strangers/batches/papers/batch-25',
  'strangers/batches/papers/batch-26',
  'strangers/check',
  'strangers/fresh-check',
]

/** Parts of which no line is printed. */
const unseen: readonly CorpusPart[] = [
  'held-out',
  'judged',
  'strangers/check',
  'strangers/fresh-check',
  'strangers/judge',
]

/**
 * Prints how the labelled lines are read, by part and group. Of the parts that are judged by, only sums are printed: who sees a line
 * would mend that line.
 */
export function printLines({ withFailures, withJudge }: Wanted): void {
  const index = indexDemo()
  for (const part of withJudge ? ([...parts, 'strangers/judge'] as const) : parts) {
    const outcomes = readCorpus(part).map((each) => ({
      ...judge(each, answersTo(index, each.text)),
      isFull: isFullySpecified(index, each),
    }))
    console.log(`\n${part}: ${outcomes.length} lines`)
    const groups = areOnlySums(part) ? [] : Map.groupBy(outcomes, (each) => each.group)
    for (const [group, of] of groups) print(group, of)
    print('all', outcomes)
    if (!withFailures || unseen.includes(part)) continue
    const worst = outcomes
      .filter(({ isRight, isConfidentlyWrong }) => !isRight || isConfidentlyWrong)
      .toSorted((a, b) => Number(b.isConfidentlyWrong) - Number(a.isConfidentlyWrong))
    for (const { text, why, isConfidentlyWrong } of worst.slice(0, WORST))
      console.log(`  ${isConfidentlyWrong ? 'WRONG' : 'miss '} ${text} → ${why}`)
  }
}

function print(group: string, outcomes: readonly (Outcome & { readonly isFull: boolean })[]): void {
  const sold = outcomes.filter(({ isSold }) => isSold)
  const full = outcomes.filter(({ isFull }) => isFull)
  const counted = outcomes.filter(({ isQuantityRight }) => isQuantityRight !== null)
  console.log(
    `  ${group.padEnd(17)} right ${shareOf(outcomes, (each) => each.isRight)}  chosen ${shareOf(sold, (each) => each.isChosen)}, fully specified ${shareOf(full, (each) => each.isChosen)}  ` +
      `confidently wrong ${shareOf(outcomes, (each) => each.isConfidentlyWrong)}, after the first suggestions ` +
      `${shareOf(outcomes, (each) => each.isSuggestedWrongly)}  asked ${shareOf(sold, (each) => !each.isChosen)}  ` +
      `quantity and unit ${shareOf(counted, (each) => each.isQuantityRight)}`,
  )
}
