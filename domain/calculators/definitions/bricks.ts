import { sizeInMm, type Calculator, type Need } from '../calculator.ts'
import { blockWall, brickWall } from '../masonry.ts'
import { METRES_PER_FOOT } from '../units.ts'
import { surfaceInputs, surfaceSqM } from './surface-inputs.ts'

const withBricks = { name: 'unit', value: 'bricks' } as const
const BREAKAGE_PERCENT = 5

export const bricks: Calculator = {
  inputs: [
    {
      kind: 'choice',
      name: 'unit',
      options: ['bricks', 'blocks'],
      initial: 'bricks',
      chosenBy: { blocks: 'blocks', 'block-adhesive': 'blocks' },
    },
    ...surfaceInputs(
      'height',
      [
        { ft: 10, m: 3 },
        { ft: 10, m: 3 },
      ],
      { ft: 100, m: 10 },
    ),
    { kind: 'choice', name: 'thickness', options: ['4.5', '9', '13.5'], initial: '9', only: withBricks },
    {
      kind: 'size',
      name: 'size',
      material: 'bricks',
      options: ['190x90x90', '230x110x70', '230x110x75'],
      initial: '230x110x70',
      only: withBricks,
    },
    {
      kind: 'size',
      name: 'blockSize',
      material: 'blocks',
      options: ['600x200x100', '600x200x150', '600x200x200'],
      initial: '600x200x200',
      only: { name: 'unit', value: 'blocks' },
    },
    { kind: 'choice', name: 'mortar', options: ['4', '5', '6'], initial: '6', only: withBricks },
  ],
  run: (values) => {
    const areaSqM = surfaceSqM(values, 'height')
    return values.choice('unit') === 'bricks' ? runBricks(values, areaSqM) : runBlocks(values, areaSqM)
  },
}

function runBricks(
  { choice }: Parameters<Calculator['run']>[0],
  areaSqM: number,
): ReturnType<Calculator['run']> {
  const size = choice('size')
  const [lengthMm = 230, widthMm = 110, heightMm = 70] = sizeInMm(size)
  const thicknessM = (Number(choice('thickness')) / 12) * METRES_PER_FOOT
  const wall = { areaSqM, thicknessM, sandParts: Number(choice('mortar')), breakagePercent: BREAKAGE_PERCENT }
  const { pieces, cementKg, sandM3 } = brickWall(wall, { lengthMm, widthMm, heightMm })
  return {
    facts: [...wallFacts(areaSqM, thicknessM), { name: 'pieces', amount: pieces }],
    needs: [
      { material: 'bricks', size, amount: pieces },
      { material: 'cement', amount: cementKg },
      { material: 'sand', amount: sandM3 },
    ],
  }
}

function runBlocks(
  { choice }: Parameters<Calculator['run']>[0],
  areaSqM: number,
): ReturnType<Calculator['run']> {
  const size = choice('blockSize')
  // the face of a block is its length by its height; the last measure is the thickness of the wall
  const [lengthMm = 600, heightMm = 200, widthMm = 200] = sizeInMm(size)
  const wall = { areaSqM, breakagePercent: BREAKAGE_PERCENT }
  const { pieces, adhesiveKg } = blockWall(wall, { lengthMm, widthMm, heightMm })
  const needs: Need[] = [
    { material: 'blocks', size, amount: pieces },
    { material: 'block-adhesive', amount: adhesiveKg },
  ]
  return { facts: [...wallFacts(areaSqM, widthMm / 1000), { name: 'pieces', amount: pieces }], needs }
}

function wallFacts(areaSqM: number, thicknessM: number) {
  return [
    { name: 'area', amount: areaSqM },
    { name: 'volume', amount: areaSqM * thicknessM },
    { name: 'share', amount: BREAKAGE_PERCENT },
  ] as const
}
