import type { Calculator } from '../calculator.ts'
import { plasterMix } from '../plaster.ts'
import { surfaceInputs, surfaceSqM } from './surface-inputs.ts'

export const plaster: Calculator = {
  inputs: [
    ...surfaceInputs(
      'height',
      [
        { ft: 20, m: 6 },
        { ft: 10, m: 3 },
      ],
      { ft: 200, m: 20 },
    ),
    { kind: 'choice', name: 'depth', options: ['6', '12', '15', '20'], initial: '12' },
    { kind: 'choice', name: 'mortar', options: ['3', '4', '5', '6'], initial: '6' },
  ],
  run: (values) => {
    const areaSqM = surfaceSqM(values, 'height')
    const plastered = { areaSqM, thicknessMm: Number(values.choice('depth')) }
    const { cementKg, sandM3 } = plasterMix(plastered, Number(values.choice('mortar')))
    return {
      facts: [{ name: 'area', amount: areaSqM }],
      needs: [
        { material: 'cement', amount: cementKg },
        { material: 'plaster-sand', amount: sandM3 },
      ],
    }
  },
}
