import { expect, test } from 'vitest'
import { brandLines } from '#search/lexicon/words/brand-lines.ts'
import { everydayNames } from '#search/lexicon/words/products/everyday/everyday-names.ts'
import { tradeNames } from '#search/lexicon/words/products/trade-names.ts'
import { answersTo, indexDemo } from './demo-answers.ts'

const index = indexDemo()

/** The words of rows that stand for what is sold. */
function wordsOf(data: string): string[] {
  return data.split('\n').flatMap((row) => {
    const [subject = '', , , words = ''] = row.split('\t')
    return subject === '=' || words === '' ? [] : words.split(' | ')
  })
}

test('[QO-10] every name of the trade and every line of a maker leads to something that is sold', () => {
  const words = [...wordsOf(tradeNames), ...wordsOf(everydayNames), ...wordsOf(brandLines)]
  expect(words.length).toBeGreaterThan(700)
  expect(words.filter((word) => answersTo(index, `${word} 1`)[0]?.status === 'not-found')).toEqual([])
})
