import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-03] a type or a size of what is named behind a comma is its own', () => {
  test.each([
    ['Safety helmet, ratchet type, white - 15 nos', ['ready 15 piece .*Safety Helmet, Ratchet, White']],
    ['safety helmet, ratchet, blue 4', ['ready 4 .*Safety Helmet, Ratchet, Blue']],
    ['Basin, pedestal type - 2 nos', ['choose 2 piece .*Half Pedestal']],
    ['taps, foam flow type, 4 nos', ['choose 4 piece .*(?:Cock|Tap)']],
    ['paint brush, roller', ['choose .*Brush', 'choose .*Roller']],
    ['nails 2 inch 5 kg, 3 inch 3 kg', ['ready 5 kg .*2 in', 'ready 3 kg .*3 in']],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual(wanted.map((each) => expect.stringMatching(`^${each}`)))
  })
})

describe('[QO-05] colours are known by their names of ten languages in Latin letters', () => {
  test.each([
    ['enamel kalo 1 ltr 4', 'ready 4 .*Enamel, 1 L, Black'],
    ['economy interior emulsion sada 20 ltr 3 balti', 'ready 3 bucket .*20 L, White'],
    ['tella cement 5 kg 2 bags', 'ready 2 bag .*White Cement, 5 kg'],
    ['tirpal neeli 18 x 24 ft', 'ready .*Blue'],
    ['sada teen inch kil 2 kg', 'other-sizes .*Wire Nail'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] bricks of a quality are told by its number, before or behind them', () => {
  test.each([
    'ईंट एक नंबर 8000 पीस',
    'eent 1 no 8000',
    'bricks no. 1 8000',
    'ek number eent 8000',
    'brick number one 8000',
  ])('%s', (line) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(/^choose 8000 .*First Class Red Brick/)])
  })
  test.each(['fire brick 10 no', 'bricks 100 nos'])('%s', (line) => {
    expect(readLines(index, line).join(' ')).not.toMatch(/First Class/)
  })
})
