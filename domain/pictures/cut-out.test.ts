import { describe, expect, test } from 'vitest'
import { cutOut, type Pixels } from './cut-out.ts'

const SIZE = 60
const MIDDLE = SIZE / 2

/** A picture painted point by point. */
function paint(colourAt: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) data.set([...colourAt(x, y), 255].slice(0, 4), (y * SIZE + x) * 4)
  return { data, width: SIZE, height: SIZE }
}

const fromMiddle = (x: number, y: number): number => Math.hypot(x - MIDDLE, y - MIDDLE)
const at = ({ data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4),
]
const RED = [190, 30, 20]

describe('[GOODS-02] a plain background is cut out', () => {
  test('around a tile on grainy paper that gets darker to one side, and nothing of the tile', () => {
    const picture = paint((x, y) =>
      fromMiddle(x, y) < 15 ? RED : [240 - x / 4 + (x % 3), 240 - x / 4 + (y % 3), 236 - x / 4],
    )
    expect(cutOut(picture)).toBe(true)
    for (const [x, y] of [
      [0, 0],
      [SIZE - 1, MIDDLE],
      [MIDDLE, 4],
    ] as const)
      expect(at(picture, x, y)[3]).toBe(0)
    expect(at(picture, MIDDLE, MIDDLE)).toEqual([...RED, 255])
    expect(at(picture, MIDDLE, MIDDLE + 12)).toEqual([...RED, 255])
  })

  test('with its soft shadow', () => {
    const picture = paint((x, y) => {
      if (fromMiddle(x, y) < 12) return RED
      const grey = 250 - Math.max(0, 70 - 4 * Math.abs(fromMiddle(x, y) - 12))
      return [grey, grey, grey]
    })
    expect(cutOut(picture)).toBe(true)
    expect(at(picture, MIDDLE + 16, MIDDLE)[3]).toBe(0)
    expect(at(picture, MIDDLE, MIDDLE)[3]).toBe(255)
  })

  test('and an edge that is half background becomes half transparent, in the colour of the product', () => {
    const mixed = RED.map((own) => Math.round((own + 255) / 2))
    const picture = paint((x) =>
      x < 20 ? [255, 255, 255] : x === 20 ? mixed : x < 40 ? RED : [255, 255, 255],
    )
    expect(cutOut(picture)).toBe(true)
    const [red = 0, green = 255, , opacity = 0] = at(picture, 20, MIDDLE)
    expect(opacity).toBeGreaterThan(100)
    expect(opacity).toBeLessThanOrEqual(255)
    expect([red < 255, green < (mixed[1] ?? 0) + 1]).toEqual([true, true])
  })

  test('but not what the product encloses', () => {
    const picture = paint((x, y) => {
      const far = fromMiddle(x, y)
      return far > 8 && far < 20 ? RED : [255, 255, 255]
    })
    expect(cutOut(picture)).toBe(true)
    expect([at(picture, 0, 0)[3], at(picture, MIDDLE, MIDDLE)[3]]).toEqual([0, 255])
  })
})

describe('[GOODS-02] a picture stays as it is', () => {
  test.each([
    ['whose edge has many colours', paint((x, y) => [(x * 37) % 256, (y * 53) % 256, ((x + y) * 29) % 256])],
    ['that is nothing but background', paint(() => [250, 250, 250])],
    ['that has no background any more', { ...paint(() => RED), data: new Uint8Array(SIZE * SIZE * 4) }],
    ['of one pixel', { data: new Uint8Array([1, 2, 3, 255]), width: 1, height: 1 }],
  ] satisfies [string, Pixels][])('%s', (_, picture) => {
    const before = [...picture.data]
    expect(cutOut(picture)).toBe(false)
    expect([...picture.data]).toEqual(before)
  })
})
