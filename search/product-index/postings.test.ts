import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from '#domain/catalogue/lists/first-of.ts'
import { addPosting, eachPosting, type Postings, type WordWeight } from './postings.ts'

const weight = fc.constantFrom<WordWeight>(0, 1, 2, 3)

test('[SEARCH-08] postings give back the rows and weights that were added, however far apart', () => {
  const given = fc
    .uniqueArray(fc.tuple(fc.oneof(fc.nat(300), fc.nat(2 ** 31)), weight), {
      selector: ([row]) => row,
      minLength: 1,
      maxLength: 60,
    })
    .map((all) => all.toSorted(([a], [b]) => a - b))
  fc.assert(
    fc.property(given, fc.nat(60), (all, stopAfter) => {
      let postings: Postings | undefined
      for (const [row, each] of all) postings = addPosting(postings, row, each)
      const visited: [number, number][] = []
      eachPosting(postings ?? 0, (...posting) => void visited.push(posting))
      expect(visited).toEqual(all)
      let visits = 0
      eachPosting(postings ?? 0, () => (visits += 1) <= stopAfter)
      expect(visits).toBe(Math.min(all.length, stopAfter + 1))
    }),
  )
})

test('[SEARCH-02] the first of many are those that sorting would bring first', () => {
  const entry = fc.record({ by: fc.nat(20), id: fc.nat() })
  const order = (a: { by: number; id: number }, b: { by: number; id: number }) => a.by - b.by || a.id - b.id
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 80 }),
      fc.nat(30),
      (all, count) => {
        expect(firstOf(all, order, count)).toEqual(all.toSorted(order).slice(0, count))
      },
    ),
  )
})
