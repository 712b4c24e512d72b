import type { Calculator } from '../calculator.ts'
import { barKgPerMetre, BAR_LENGTH_M, steelBars } from '../steel.ts'

const by = (value: string) => ({ name: 'by', value }) as const

export const steel: Calculator = {
  inputs: [
    {
      kind: 'size',
      name: 'size',
      material: 'steel-bars',
      options: ['8', '10', '12', '16', '20', '25', '32'],
      initial: '12',
    },
    { kind: 'choice', name: 'by', options: ['bars', 'length', 'weight'], initial: 'bars' },
    { kind: 'count', name: 'bars', least: 1, most: 10_000, initial: 20, only: by('bars') },
    { kind: 'length', name: 'length', most: 120_000, initial: { ft: 800, m: 240 }, only: by('length') },
    { kind: 'count', name: 'weight', least: 1, most: 100_000, initial: 500, only: by('weight') },
  ],
  run: ({ choice, number }) => {
    const size = choice('size')
    const diameterMm = Number(size)
    const lengthM = {
      bars: () => number('bars') * BAR_LENGTH_M,
      length: () => number('length'),
      weight: () => number('weight') / barKgPerMetre(diameterMm),
    }[choice('by') as 'bars' | 'length' | 'weight']()
    const steelNeeded = steelBars(lengthM, diameterMm)
    return {
      facts: [
        { name: 'length', amount: steelNeeded.lengthM },
        { name: 'bars', amount: steelNeeded.bars },
        { name: 'weight', amount: steelNeeded.weightKg },
      ],
      needs: [
        { material: 'steel-bars', size, amount: steelNeeded.lengthM },
        { material: 'binding-wire', amount: steelNeeded.bindingWireKg },
      ],
    }
  },
}
