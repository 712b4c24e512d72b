import { sizeInMm, type Calculator } from '../calculator.ts'
import { isForOutside } from '../tile-adhesive.ts'
import { groutKg, tilePieces } from '../tiles.ts'
import { surfaceInputs, surfaceSqM } from './surface-inputs.ts'

/** Cutting waste by the way tiles are laid (trade practice: 5 % straight, 8 to 10 offset, 12 to 15 diagonal, 15 to 20 herringbone). */
const waste: Readonly<Record<string, number>> = { straight: 5, offset: 10, diagonal: 15, herringbone: 20 }

export const tiles: Calculator = {
  inputs: [
    ...surfaceInputs(
      'width',
      [
        { ft: 12, m: 4 },
        { ft: 10, m: 3 },
      ],
      { ft: 120, m: 12 },
    ),
    {
      kind: 'size',
      name: 'size',
      material: 'tiles',
      options: ['300x300', '300x450', '300x600', '600x600', '600x1200', '800x800', '800x1600'],
      initial: '600x600',
    },
    { kind: 'choice', name: 'pattern', options: Object.keys(waste), initial: 'straight' },
    {
      kind: 'choice',
      name: 'where',
      options: ['inside', 'outside'],
      initial: 'inside',
      chosenByProduct: {
        material: 'tiles',
        option: (product) => (isForOutside(product) ? 'outside' : null),
      },
    },
  ],
  run: (values) => {
    const areaSqM = surfaceSqM(values, 'width')
    const size = values.choice('size')
    const [widthMm = 600, lengthMm = 600] = sizeInMm(size)
    const wastePercent = waste[values.choice('pattern')] ?? 0
    const isOutside = values.choice('where') === 'outside'
    const face = { lengthMm, widthMm }
    const pieces = tilePieces({ areaSqM, wastePercent }, face)
    return {
      facts: [
        { name: 'area', amount: areaSqM },
        { name: 'share', amount: wastePercent },
        { name: 'pieces', amount: pieces },
      ],
      needs: [
        { material: 'tiles', size, amount: pieces },
        { material: 'tile-adhesive', areaSqM, coats: 1, holds: { face, isOutside } },
        { material: 'tile-grout', amount: groutKg(areaSqM, face) },
      ],
    }
  },
}
