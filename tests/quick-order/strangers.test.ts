import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readQueries } from '../search/queries.ts'
import { readCorpus, type Case, type Expected } from './corpus.ts'
import { demoProducts } from './demo-answers.ts'
import { judge } from './score.ts'

const folder = path.join(import.meta.dirname, 'strangers')
const parts = [
  'learn',
  'more',
  'fresh',
  'batches/batch-1',
  'batches/batch-2',
  'batches/batch-3',
  'batches/batch-4',
  'batches/batch-5',
  'batches/batch-6',
  'batches/batch-7',
  'batches/batch-8',
  'batches/batch-9',
  'batches/batch-10',
  'batches/batch-11',
  'batches/batch-12',
  'batches/measures/batch-13',
  'batches/scripts/batch-14',
  'batches/scripts/batch-15',
  'batches/things/batch-16',
  'batches/measures/batch-17',
  'batches/schedules/batch-18',
  'batches/scripts/batch-19',
  'batches/things/batch-20',
  'batches/everyday/batch-21',
  'batches/papers/batch-22',
  'batches/papers/batch-23',
  'batches/papers/batch-24',
  'batches/papers/batch-25',
  'batches/papers/batch-26',
  'check',
  'fresh-check',
  'judge',
] as const

/** The part of every source that the README lists. */
const partOf = new Map(
  readFileSync(path.join(folder, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, source, part] = /^\| (s\d+) \| ([\w-]+) \|/.exec(line) ?? []
      return source === undefined || part === undefined ? [] : [[source, part]]
    }),
)

const lines = parts.map((part) => readCorpus(`strangers/${part}`))
const searches = parts.map((part) => readQueries(`strangers/${part}`))

const everything = demoProducts().flatMap(({ name, variants }) =>
  variants.map(({ options }) => ({ name, options: options.join(', ') })),
)

function isSoldHere(expected: Pick<Expected, 'name' | 'options'>): boolean {
  const wanted: Case = {
    text: '',
    group: '',
    expected: [{ ...expected, quantity: null, unit: null, pieces: null, kind: 'sold' }],
  }
  const answer = {
    status: 'choose',
    candidates: everything,
    quantity: null,
    unit: null,
    pieces: null,
  } as const
  return judge(wanted, [answer]).isRight
}

test('[QO-10] the lines and searches of strangers are many, and every one of them is labelled', () => {
  expect(lines.flat().length).toBeGreaterThanOrEqual(600)
  expect(searches.flat().length).toBeGreaterThanOrEqual(200)
  for (const part of parts)
    for (const file of [`${part}.txt`, `${part}-searches.txt`]) {
      const unlabelled = readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('# ') && line.split(' => ').length !== 2)
      expect(unlabelled).toEqual([])
    }
})

test('[QO-10] every source of strangers is listed, and none stands in two parts', () => {
  const used = new Set<string>()
  for (const [position, part] of parts.entries())
    for (const { group } of [...(lines[position] ?? []), ...(searches[position] ?? [])]) {
      const [source = ''] = group.split(' ')
      expect([group, partOf.get(source)]).toEqual([group, path.basename(part)])
      used.add(source)
    }
  expect(used.size).toBeGreaterThanOrEqual(25)
  expect([...partOf.keys()].toSorted()).toEqual([...used].toSorted())
})

test('[QO-10] what a label of strangers names is sold in the demo catalogue', () => {
  const wanted = [
    ...lines.flat().flatMap(({ text, expected }) => expected.map((each) => ({ ...each, text }))),
    ...searches.flat(),
  ]
  const named = Map.groupBy(
    wanted.filter(({ kind }) => kind !== 'none'),
    ({ name, options }) => JSON.stringify([name, options]),
  )
  const unknown = [...named.values()].flatMap(([first, ...others]) =>
    first === undefined || isSoldHere(first) ? [] : [first, ...others],
  )
  expect(unknown.map(({ text, name, options }) => [text, name.join(' '), ...options])).toEqual([])
})
