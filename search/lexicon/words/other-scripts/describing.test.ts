import { expect, it } from 'vitest'
import { inEnglish } from '../in-english.ts'

const SCRIPTS = 'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam'.split(' ')
/** English words that the trade has in a script of its own, or that one script alone tells apart. */
const OWN = new Set(['facing', 'length', 'thickness', 'pvc', 'cpvc', 'upvc', 'gi'])

it('[SEARCH-06] what describes goods is known in every script', () => {
  const words = Map.groupBy(
    inEnglish.describing
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t')),
    ([english = '']) => english.split(' | ')[0] ?? '',
  )
  const missing = [...words].flatMap(([english, rows]) => {
    const written = rows.map(([, others]) => others).join(' ')
    return SCRIPTS.filter((script) => !new RegExp(`\\p{Script=${script}}`, 'u').test(written)).map(
      (script) => `${english} in ${script}`,
    )
  })
  expect(missing.filter((each) => !OWN.has(each.split(' in ')[0] ?? ''))).toEqual([])
  expect(words.size).toBeGreaterThan(250)
})

it('[SEARCH-06] no row says a word twice', () => {
  const twice = inEnglish.describing.split('\n').flatMap((line) => {
    const words = line.split('\t')[1]?.split(' | ') ?? []
    return words.filter((word, index) => words.indexOf(word) !== index)
  })
  expect(twice).toEqual([])
})
