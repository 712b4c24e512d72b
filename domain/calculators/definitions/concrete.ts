import type { Calculator } from '../calculator.ts'
import { concreteGrades, concreteMix } from '../concrete.ts'
import { METRES_PER_FOOT } from '../units.ts'
import { lengthInput } from './surface-inputs.ts'

const bySides = { name: 'by', value: 'sides' } as const

export const concrete: Calculator = {
  inputs: [
    { kind: 'choice', name: 'grade', options: concreteGrades, initial: 'M20' },
    { kind: 'choice', name: 'by', options: ['sides', 'volume'], initial: 'sides' },
    lengthInput('length', { ft: 20, m: 6 }, bySides),
    lengthInput('width', { ft: 15, m: 5 }, bySides),
    {
      kind: 'choice',
      name: 'depth',
      options: ['3', '4', '5', '6', '8', '9', '12', '18'],
      initial: '5',
      only: bySides,
    },
    {
      kind: 'volume',
      name: 'volume',
      most: 1000,
      initial: { ft: 100, m: 3 },
      only: { name: 'by', value: 'volume' },
    },
  ],
  run: ({ choice, number }) => {
    const grade = concreteGrades.find((known) => known === choice('grade')) ?? 'M20'
    const depthM = (Number(choice('depth')) / 12) * METRES_PER_FOOT
    const volumeM3 =
      choice('by') === 'volume' ? number('volume') : number('length') * number('width') * depthM
    const { cementKg, sandM3, aggregateM3 } = concreteMix(volumeM3, grade)
    return {
      facts: [{ name: 'volume', amount: volumeM3 }],
      needs: [
        { material: 'cement', amount: cementKg },
        { material: 'sand', amount: sandM3 },
        { material: 'aggregate', size: '20', amount: aggregateM3 },
      ],
    }
  },
}
