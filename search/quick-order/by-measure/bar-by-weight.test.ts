import { expect, it } from 'vitest'
import type { Item } from '../../lexicon/items.ts'
import { toMeasure } from '../../lexicon/numbers/measures.ts'
import { barByWeight } from './bar-by-weight.ts'

const quantity = (value: number, unit: string): Item => ({ kind: 'quantity', value, unit })
const mm = (value: number): Item => ({ kind: 'measure', measure: toMeasure([value], 'mm') })
const kg = (value: number): Item => ({ kind: 'measure', measure: toMeasure([value], 'kg') })

it.each<[string, Item[], ReturnType<typeof barByWeight>]>([
  ['2 ton 12mm', [quantity(2, 'tonne'), mm(12)], 'surely'],
  ['25mm 750 kg', [mm(25), kg(750)], 'surely'],
  ['20mm 2 ton', [mm(20), quantity(2, 'tonne')], 'maybe'],
  ['2 ton 15mm', [quantity(2, 'tonne'), mm(15)], 'no'],
  ['12mm 10 piece', [mm(12), quantity(10, 'piece')], 'no'],
  ['12mm', [mm(12)], 'no'],
  ['12mm 16mm 2 ton', [mm(12), mm(16), quantity(2, 'tonne')], 'no'],
  ['2 ton 12mm something', [quantity(2, 'tonne'), mm(12), { kind: 'unknown', word: 'something' }], 'no'],
])('[QO-07] whether %s asks for bars', (_, items, expected) => expect(barByWeight(items)).toBe(expected))
