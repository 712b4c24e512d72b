import { readCorpus, type CorpusPart } from '../../quick-order/corpus.ts'
import { answersTo, indexDemo } from '../../quick-order/demo-answers.ts'
import { judge, type Outcome } from '../../quick-order/score.ts'
import { shareOf } from './share.ts'

const WORST = 20
const parts: readonly CorpusPart[] = [
  'development',
  'outsiders',
  'thresholds',
  'held-out',
  'judged',
  'strangers/learn',
  'strangers/judge',
]

/**
 * Prints how the labelled lines are read, by part and group. Of the parts that are judged by, only sums are printed: who sees a line
 * would mend that line.
 */
export function printLines(withFailures: boolean): void {
  const index = indexDemo()
  for (const part of parts) {
    const outcomes = readCorpus(part).map((each) => judge(each, answersTo(index, each.text)))
    console.log(`\n${part}: ${outcomes.length} lines`)
    const groups = part === 'strangers/judge' ? [] : Map.groupBy(outcomes, (each) => each.group)
    for (const [group, of] of groups) print(group, of)
    print('all', outcomes)
    if (!withFailures || part === 'held-out' || part === 'judged' || part === 'strangers/judge') continue
    const worst = outcomes
      .filter(({ isRight, isConfidentlyWrong }) => !isRight || isConfidentlyWrong)
      .toSorted((a, b) => Number(b.isConfidentlyWrong) - Number(a.isConfidentlyWrong))
    for (const { text, why, isConfidentlyWrong } of worst.slice(0, WORST))
      console.log(`  ${isConfidentlyWrong ? 'WRONG' : 'miss '} ${text} → ${why}`)
  }
}

function print(group: string, outcomes: readonly Outcome[]): void {
  const sold = outcomes.filter(({ isSold }) => isSold)
  const counted = outcomes.filter(({ isQuantityRight }) => isQuantityRight !== null)
  console.log(
    `  ${group.padEnd(17)} right ${shareOf(outcomes, (each) => each.isRight)}  chosen ${shareOf(sold, (each) => each.isChosen)}  ` +
      `confidently wrong ${shareOf(outcomes, (each) => each.isConfidentlyWrong)}, after the first suggestions ` +
      `${shareOf(outcomes, (each) => each.isSuggestedWrongly)}  asked ${shareOf(sold, (each) => !each.isChosen)}  ` +
      `quantity and unit ${shareOf(counted, (each) => each.isQuantityRight)}`,
  )
}
