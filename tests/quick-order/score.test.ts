import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { answersTo, indexDemo, linesOf } from './demo-answers.ts'
import { judge } from './score.ts'

const index = indexDemo()

/** The least share of lines that come out right, and of those sold that are chosen without asking. */
test.each([
  ['development', 0.99, 0.59],
  ['outsiders', 0.97, 0.55],
  ['thresholds', 0.98, 0.82],
  ['held-out', 0.98, 0.61],
  ['judged', 0.955, 0.64],
] as const)(
  '[QO-10] the %s lines are read right, and at most 1 %% confidently wrong',
  (part, right, chosen) => {
    const outcomes = readCorpus(part).map((each) => judge(each, answersTo(index, each.text)))
    const share = (of: typeof outcomes, is: (outcome: (typeof outcomes)[number]) => boolean): number =>
      of.filter(is).length / of.length
    expect(share(outcomes, (each) => each.isConfidentlyWrong)).toBeLessThanOrEqual(0.01)
    expect(share(outcomes, (each) => each.isRight)).toBeGreaterThanOrEqual(right)
    const sold = outcomes.filter(({ isSold }) => isSold)
    expect(share(sold, (each) => each.isChosen)).toBeGreaterThanOrEqual(chosen)
  },
)

test('[QO-03] a line is kept as a text that comes to the same without what stood beside it', () => {
  const cases = [...readCorpus('development'), ...readCorpus('outsiders')]
  const lines = cases.map(({ text }) => linesOf(index, text)).filter((each) => each.length > 1)
  const all = lines.flat()
  const same = all.filter(({ text, outcome }) => {
    const [again, ...others] = linesOf(index, text)
    return others.length === 0 && again?.outcome === outcome
  })
  expect(all.length).toBeGreaterThan(300)
  expect(same.length / all.length).toBeGreaterThanOrEqual(0.98)
})

test('[SEARCH-08] a list of 500 lines takes well under a second', () => {
  const lines = [...readCorpus('development'), ...readCorpus('held-out')].slice(0, 500)
  const before = process.cpuUsage()
  answersTo(index, lines.map(({ text }) => text).join('\n'))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
