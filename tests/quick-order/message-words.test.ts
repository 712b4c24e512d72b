import { describe, expect, test } from 'vitest'
import { answersTo, indexDemo } from './demo-answers.ts'

const index = indexDemo()

/** What a line comes to: each product's name and size, quantity and unit. */
function read(text: string): string[] {
  return answersTo(index, text).map(
    ({ candidates: [first], quantity, unit }) =>
      `${first?.name.trim().replaceAll(/\s+/g, ' ')} ${first?.options} × ${quantity} ${unit ?? ''}`,
  )
}

/** How many of what is sold in the written size are asked for. */
function counted(text: string): (number | null)[] {
  return answersTo(index, text).map(({ status, quantity }) =>
    status === 'ready' || status === 'choose' ? quantity : null,
  )
}

describe('[QO-04] what a message says besides articles', () => {
  test.each([
    'cement 30 bag nahi chahiye',
    'sariya cancel',
    'putty mat bhejna',
    'Forwarded many times',
    'payment online kar diya',
    'delivery: flat 302 shanti apartment',
  ])('%s orders nothing', (text) => expect(answersTo(index, text)).toEqual([]))

  test('only the part that is cancelled is left out', () => {
    expect(read('cpvc tee 20mm 10, cpvc elbow 20mm nahi chahiye')).toEqual([
      expect.stringMatching(/CPVC Equal Tee 20 mm × 10/),
    ])
  })

  test.each([
    ['tmt 12mm 20 nahi 25 nag', 25],
    ['sorry tmt 12mm 20 ki jagah 25 nag', 25],
  ])('%s takes the correction', (text, quantity) => {
    expect(counted(text)).toEqual([quantity])
  })

  test('a sum after a quantity is a price', () => {
    expect(counted('ppc cement 50 bag = 19000')).toEqual([50])
    expect(counted('ppc cement 50 bag x 380 = 19000')).toEqual([50])
  })
})

describe('[QO-07] quantities', () => {
  test.each([
    ['ppc cement 2-3 bag', 3],
    ['ppc cement das barah bori', 12],
    ['ppc cement...50 bag', 50],
    ['ppc cement kal subah 8 baje tak 30 bag', 30],
    ['PPC cement conforming to IS 1489 part 1, 50 kg bag - 300 nos', 300],
    ['fly ash bricks 230x110x75 mm class designation 7.5 - 15000 nos', 15000],
    ['birla super 50 katta 43 grade', 50],
    ['garden pebbles 10-20 mm 5 bag', 5],
  ])('%s', (text, quantity) => {
    expect(counted(text)).toEqual([quantity])
  })

  test('of a lorry and its bags the bags are counted', () => {
    expect(answersTo(index, 'cement ppc 1 truck 400 katte')).toMatchObject([{ quantity: 400, unit: 'bag' }])
  })

  test.each([
    ['10mm-50 12mm-30 16mm-10 sariya', [50, 30, 10]],
    ['12 mm ki 15 rod 10 mm ki 20 rod', [15, 20]],
    ['1.5 wire red 2 black 2 green 1', [2, 2, 1]],
  ])('%s is several', (text, quantities) => expect(counted(text)).toEqual(quantities))

  test('kilos between two sizes end what is ordered of the first', () => {
    expect(read('8mm 500kg 10mm 1 ton 12mm 2 ton sariya')).toEqual([
      expect.stringMatching(/TMT Bar 12 m 8 mm × 500 kg/),
      expect.stringMatching(/TMT Bar 12 m 10 mm × 1 tonne/),
      expect.stringMatching(/TMT Bar 12 m 12 mm × 2 tonne/),
    ])
  })
})

describe('[QO-05] sizes', () => {
  test.each([
    ['cpvc 45 elbow 3/4 8', /CPVC Elbow 45° 20 mm × 8/],
    ['swr 110 bend 4', /SWR Bend 87.5° 110 mm × 4/],
    ['nut bolt 10x75 50', /Hex Bolt with Nut M10 x 75 mm × 50/],
    ['m10 anchor fastener 20', /Anchor Fastener 10 x 75 mm × 20/],
    ['bib cock long body 15 mm 4', /Bib Cock Long body, Chrome × 4/],
    [
      'glazed vitrified tiles size 600 x 1200 mm matt 20 box',
      /Glazed Vitrified Tile 600 x 1200 mm, 2 tiles, Matt × 20/,
    ],
    ['flush door shutter BWP type 84"x36" 5 nos', /BWP Flush Door 84 x 36 in, 35 mm × 5/],
    ['bell push 4', /Modular Switch Bell push, White × 4/],
    ['binding wire 18 no 10 kg', /Binding Wire 18 gauge, 1 kg × 10 kg/],
    ['bindingwire 5 kg', /Binding Wire/],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expect.stringMatching(expected)]))

  test('a material and a size at the end are those of all', () => {
    expect(read('elbow 20 tee 10 upvc 1 inch')).toEqual([
      expect.stringMatching(/UPVC Elbow 90° 25 mm × 20/),
      expect.stringMatching(/UPVC Equal Tee 25 mm × 10/),
    ])
  })

  test('a size that all of a product kind have is not read from a bare number', () => {
    expect(read('bib cock long body 15')).toEqual([expect.stringMatching(/Long body, Chrome × 15/)])
  })

  test('what is of the opposite kind is not offered', () => {
    const names = answersTo(index, 'ss sink double bowl 1').flatMap(({ candidates }) => candidates)
    expect(names.filter(({ name }) => name.includes('Single'))).toEqual([])
  })

  test('another screw is offered in the sizes of screws, not of nails and boards', () => {
    expect(answersTo(index, 'screw 7x30')).toMatchObject([{ status: 'other-sizes' }])
    expect(read('screw 7x30')).toEqual([expect.stringMatching(/Wood Screw 7 x 25/)])
  })
})
