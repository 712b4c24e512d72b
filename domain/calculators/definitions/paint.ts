import type { Calculator, CalculatorInput } from '../calculator.ts'
import { paintableSqM } from '../paint.ts'
import { lengthInput } from './surface-inputs.ts'

const byRoom = { name: 'by', value: 'room' } as const

const openings = (name: 'doors' | 'windows', initial: number): CalculatorInput => ({
  kind: 'count',
  name,
  least: 0,
  most: 50,
  initial,
  only: byRoom,
})

export const paint: Calculator = {
  inputs: [
    {
      kind: 'choice',
      name: 'where',
      options: ['inside', 'outside'],
      initial: 'inside',
      chosenBy: { 'exterior-paint': 'outside' },
    },
    { kind: 'choice', name: 'by', options: ['room', 'area'], initial: 'room' },
    lengthInput('length', { ft: 12, m: 4 }, byRoom),
    lengthInput('width', { ft: 10, m: 3 }, byRoom),
    lengthInput('height', { ft: 10, m: 3 }, byRoom),
    openings('doors', 1),
    openings('windows', 1),
    { kind: 'choice', name: 'ceiling', options: ['yes', 'no'], initial: 'yes', only: byRoom },
    {
      kind: 'area',
      name: 'area',
      most: 10_000,
      initial: { ft: 500, m: 50 },
      only: { name: 'by', value: 'area' },
    },
    { kind: 'count', name: 'coats', least: 1, most: 4, initial: 2 },
    { kind: 'choice', name: 'surface', options: ['new', 'painted'], initial: 'new' },
  ],
  run: ({ choice, number }) => {
    const areaSqM =
      choice('by') === 'area'
        ? number('area')
        : paintableSqM({
            lengthM: number('length'),
            widthM: number('width'),
            heightM: number('height'),
            doors: number('doors'),
            windows: number('windows'),
            hasCeiling: choice('ceiling') === 'yes',
          })
    const isInside = choice('where') === 'inside'
    const isNew = choice('surface') === 'new'
    return {
      facts: [{ name: 'area', amount: areaSqM }],
      needs: [
        { material: isInside ? 'interior-paint' : 'exterior-paint', areaSqM, coats: number('coats') },
        ...(isNew ? [{ material: 'wall-primer', areaSqM, coats: 1 } as const] : []),
        ...(isNew && isInside ? [{ material: 'wall-putty', areaSqM, coats: 2 } as const] : []),
      ],
    }
  },
}
