import type { Calculator } from '../calculator.ts'
import { wireMetres } from '../wire.ts'

export const wire: Calculator = {
  inputs: [
    {
      kind: 'size',
      name: 'size',
      material: 'house-wire',
      options: ['0.75', '1', '1.5', '2.5', '4', '6'],
      initial: '1.5',
    },
    { kind: 'count', name: 'runs', least: 1, most: 1000, initial: 20 },
    { kind: 'length', name: 'length', most: 1000, initial: { ft: 25, m: 8 } },
    { kind: 'choice', name: 'conductors', options: ['1', '2', '3', '4'], initial: '2' },
  ],
  run: ({ choice, number }) => {
    const allowancePercent = 10
    const amount = wireMetres({
      runs: number('runs'),
      lengthM: number('length'),
      conductors: Number(choice('conductors')),
      allowancePercent,
    })
    return {
      facts: [
        { name: 'share', amount: allowancePercent },
        { name: 'length', amount },
      ],
      needs: [{ material: 'house-wire', size: choice('size'), amount }],
    }
  },
}
