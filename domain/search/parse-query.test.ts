import { describe, expect, it } from 'vitest'
import { tradeSynonyms } from './trade-synonyms.ts'
import { parseQuery, replaceWords, toTsquery } from './parse-query.ts'
import { tokensOf } from './tokenize.ts'

describe('trade words', () => {
  it.each([
    ['sariya', 'tmt'],
    ['सरिया', 'tmt'],
    ['eent', 'brick'],
    ['ईंट', 'brick'],
    ['bricks', 'brick'],
    ['balu', 'sand'],
    ['rodi', 'aggregate'],
    ['नल', 'tap'],
    ['कब्ज़ा', 'hinge'],
    ['कब्जा', 'kabza'],
    ['safed', 'white'],
  ])('[SEARCH-01] "%s" also asks for "%s"', (typed, meant) => {
    expect(parseQuery(typed)[0]?.words).toContain(meant)
  })

  it('no word stands for two things', () => {
    const words = tradeSynonyms.flatMap((group) => [...new Set(group.flatMap(tokensOf))])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('every trade word is one word', () => {
    for (const word of tradeSynonyms.flat()) expect(tokensOf(word)).toHaveLength(1)
  })
})

describe('what a query asks for', () => {
  it('[SEARCH-01] plurals, idle words and repetitions do not count', () => {
    const terms = parseQuery('Please send tiles for the floor, tile')
    expect(terms.map((term) => term.word)).toEqual(['tile', 'floor'])
  })

  it('[SEARCH-01] a mistyped word that is replaced brings the trade words of the right one', () => {
    const [term] = parseQuery('retti')
    if (term === undefined) throw new Error('no term')
    expect(replaceWords(term, ['reti']).words).toEqual(expect.arrayContaining(['reti', 'sand']))
  })

  it('[SEARCH-01] nothing that is typed is taken for a sign of the query language', () => {
    const hostile = `'; drop table x -- \\ a:* & b | !c <-> (d) "e" % _ 😀 \u0000`
    for (const term of parseQuery(hostile))
      expect(toTsquery(term)).toMatch(/^\((?:'[\p{L}\p{M}\p{N}.]+'(?::\*)?(?: \| |\)))+$/u)
  })

  it('[SEARCH-01] long texts are cut', () => {
    expect(parseQuery('cement '.repeat(1_000))).toHaveLength(1)
    expect(
      parseQuery(Array.from({ length: 99 }, (_, index) => `w${index}`).join(' ')).length,
    ).toBeLessThanOrEqual(10)
    expect(parseQuery('x'.repeat(1_000))[0]?.word.length).toBeLessThanOrEqual(40)
  })
})
