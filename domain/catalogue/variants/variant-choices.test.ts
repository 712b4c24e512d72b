import { expect, test } from 'vitest'
import { variantChoices } from './variant-choices.ts'

const wires = ['1.0|Red', '1.0|Black', '1.5|Red', '2.5|Black'].map((text) => ({ options: text.split('|') }))
const row = (choices: ReturnType<typeof variantChoices>) =>
  choices?.map((each) =>
    each.map(({ label, index, isSelected }) => `${isSelected ? '*' : ''}${label}→${index}`),
  )

test('[PROD-09] sizes and colours are a row each, and a choice keeps the other one where it is sold', () => {
  expect(row(variantChoices(wires, 1))).toEqual([
    ['*1.0→1', '1.5→2', '2.5→3'],
    ['Red→0', '*Black→1'],
  ])
  expect(row(variantChoices(wires, 2))).toEqual([
    ['1.0→0', '*1.5→2', '2.5→3'],
    ['*Red→2', 'Black→1'],
  ])
})

test('[PROD-09] variants that differ by one option, or irregularly, stay one list', () => {
  const of = (...texts: string[]) => texts.map((text) => ({ options: text.split('|') }))
  expect(variantChoices(of('1.0|Red', '1.5|Red'), 0)).toBeNull()
  expect(variantChoices(of('Small', 'Middle|Blue'), 0)).toBeNull()
  expect(variantChoices(of('1.0|Red', '1.0|Red', '1.5|Blue'), 0)).toBeNull()
  expect(variantChoices([{ options: [] }], 0)).toBeNull()
  expect(variantChoices([], 3)).toBeNull()
})
