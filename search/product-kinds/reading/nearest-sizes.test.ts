import { expect, it } from 'vitest'
import { toMeasure } from '../../lexicon/numbers/measures.ts'
import { nearestFirst } from './nearest-sizes.ts'
import type { Fit } from '../product-kind.ts'

const size = (label: string, ...measures: (readonly [number[], string])[]): Fit => ({
  size: {
    label,
    unit: null,
    words: new Set(),
    measures: measures.map(([values, unit]) => toMeasure(values, unit)),
    contents: {},
    offers: [],
  },
  offers: [],
})
const labels = (fits: readonly Fit[]) => fits.map((fit) => fit.size.label)

const pipes = [15, 20, 32, 40].map((mm) => size(`${mm} mm`, [[mm], 'mm']))

it.each([
  [35, 'mm', ['32 mm', '40 mm', '20 mm', '15 mm']],
  [18, 'mm', ['20 mm', '15 mm', '32 mm', '40 mm']],
  [18, '', ['20 mm', '15 mm', '32 mm', '40 mm']],
])('[SEARCH-04] [QO-05] of the sizes sold, the nearest to %s %s come first', (value, unit, expected) =>
  expect(labels(nearestFirst(pipes, [toMeasure([value], unit)]))).toEqual(expected),
)

it('[QO-05] each size is named once before its colours, and what has no such size comes last', () => {
  const bulbs = [
    size('9 W', [[9], 'w']),
    size('12 W warm', [[12], 'w']),
    size('12 W cool', [[12], 'w']),
    size('any'),
  ]
  expect(labels(nearestFirst(bulbs, [toMeasure([11], 'w')]))).toEqual([
    '12 W warm',
    '9 W',
    'any',
    '12 W cool',
  ])
})
