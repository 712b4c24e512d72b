import { describe, expect, it } from 'vitest'
import { tradeSynonyms } from './trade-synonyms.ts'
import { parseQuery, replaceWords, toTsquery } from './parse-query.ts'
import { tokensOf } from '#domain/text/tokenize.ts'

describe('trade synonyms', () => {
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
  ])('[SEARCH-01] "%s" also searches for "%s"', (typed, meant) => {
    expect(parseQuery(typed)[0]?.alternatives).toContain(meant)
  })

  it('no word is in two groups', () => {
    const words = tradeSynonyms.flatMap((group) => [...new Set(group.flatMap(tokensOf))])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('every synonym is a single word', () => {
    for (const word of tradeSynonyms.flat()) expect(tokensOf(word)).toHaveLength(1)
  })
})

describe('parsing a query', () => {
  it('[SEARCH-01] plurals, stop words and repetitions are ignored', () => {
    const terms = parseQuery('Please send tiles for the floor, tile')
    expect(terms.map((term) => term.word)).toEqual(['tile', 'floor'])
  })

  it('[SEARCH-01] a corrected word has the synonyms of the correction', () => {
    const [term] = parseQuery('retti')
    if (term === undefined) throw new Error('no term')
    expect(replaceWords(term, ['reti']).alternatives).toEqual(expect.arrayContaining(['reti', 'sand']))
  })

  it('[SEARCH-01] no input is interpreted as query syntax', () => {
    const hostile = `'; drop table x -- \\ a:* & b | !c <-> (d) "e" % _ 😀 \u0000`
    for (const term of parseQuery(hostile))
      expect(toTsquery(term)).toMatch(/^\((?:'[\p{L}\p{M}\p{N}.]+'(?::\*)?(?: \| |\)))+$/u)
  })

  it('[SEARCH-01] long texts are truncated', () => {
    expect(parseQuery('cement '.repeat(1_000))).toHaveLength(1)
    expect(
      parseQuery(Array.from({ length: 99 }, (_, index) => `w${index}`).join(' ')).length,
    ).toBeLessThanOrEqual(10)
    expect(parseQuery('x'.repeat(1_000))[0]?.word.length).toBeLessThanOrEqual(40)
  })
})
