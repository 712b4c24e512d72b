import { expect, test } from 'vitest'
import fc from 'fast-check'
import { calculate } from './calculate.ts'
import { calculatorNames } from './calculator-names.ts'
import { parseMeasure } from './read-inputs.ts'

const ask = (name: (typeof calculatorNames)[number], link: string) =>
  calculate(name, new Map(new URLSearchParams(link)), new Map())
const inputOf = (link: string, name: string) => ask('tiles', link).inputs.find((input) => input.name === name)

test('[PRICE-05] measures are read as they are written in India', () => {
  expect(parseMeasure('12.5')).toBe(12.5)
  expect(parseMeasure(' 1,200 ')).toBe(1200)
  expect(parseMeasure(`12' 6"`)).toBe(12.5)
  expect(parseMeasure('12 ft 6 in')).toBe(12.5)
  expect(parseMeasure(`12'6`)).toBe(12.5)
  for (const text of ['', 'abc', '-3', '1e9', '12"', '١٢', '9'.repeat(50)])
    expect(parseMeasure(text)).toBeNull()
})

test('[PRICE-05] what cannot be calculated with is replaced, and said', () => {
  expect(inputOf('length=abc', 'length')).toMatchObject({
    value: '12',
    issue: { code: 'not-a-number', typed: 'abc' },
  })
  expect(inputOf('length=0', 'length')).toMatchObject({ value: '0.1', issue: { code: 'too-small' } })
  expect(inputOf('length=99999', 'length')).toMatchObject({ value: '984', issue: { code: 'too-large' } })
  expect(inputOf('in=m&length=400', 'length')).toMatchObject({ value: '300', issue: { code: 'too-large' } })
  expect(inputOf('openings=', 'openings')).toMatchObject({ value: '0', issue: null })
  expect(inputOf('size=9x9', 'size')).toMatchObject({ value: '600x600', issue: null })
})

test('[PRICE-05] another system of measures converts what was typed, and the answer stays', () => {
  const inFeet = ask('tiles', 'length=12&width=14')
  const inMetres = ask('tiles', 'length=12&width=14&from=ft&in=m')
  expect(inMetres.inputs.find(({ name }) => name === 'length')?.value).toBe('3.66')
  expect(inMetres.facts.find(({ name }) => name === 'pieces')).toEqual(
    inFeet.facts.find(({ name }) => name === 'pieces'),
  )
})

test('[PRICE-05] only what the choices ask for is asked', () => {
  const names = (link: string) => ask('paint', link).inputs.map(({ name }) => name)
  expect(names('by=area')).not.toContain('height')
  expect(names('by=area')).toContain('area')
  expect(names('')).toContain('height')
})

test('[PRICE-05] a link from what is sold outside asks for paint outside', () => {
  expect(ask('paint', 'for=exterior-paint').needs[0]?.material).toBe('exterior-paint')
  expect(ask('bricks', 'for=blocks').needs[0]?.material).toBe('blocks')
  expect(ask('paint', 'for=exterior-paint&where=inside').needs[0]?.material).toBe('interior-paint')
})

test('[PRICE-05] any link has an answer', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('ft', 'm', 'area', '0', '600x600', 'NaN'),
  )
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom(
        'in',
        'from',
        'by',
        'length',
        'width',
        'area',
        'size',
        'coats',
        'grade',
        'bars',
        'use.tiles',
      ),
      value,
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...calculatorNames), pairs, (name, link) => {
      for (const need of calculate(name, new Map(link), new Map()).needs)
        expect(need.amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
