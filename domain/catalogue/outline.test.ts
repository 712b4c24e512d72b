import { expect, test } from 'vitest'
import fc from 'fast-check'
import type { Dimensions } from './measures/dimensions.ts'
import { outlinePath, readOutlineName } from './outline-address.ts'
import { drawOutline } from '#server/http/shop/outline-svg.ts'
import { outlineOf } from './outline.ts'

const labelsOf = (dimensions: Dimensions) => outlineOf(dimensions)?.labels.map(({ mm }) => mm) ?? []

test('[PRICE-04] a block shows three sides, what is flat two, what is round its diameter', () => {
  expect(labelsOf({ lengthMm: 230, widthMm: 110, heightMm: 70 }).toSorted()).toEqual([110, 230, 70])
  expect(labelsOf({ lengthMm: 600, widthMm: 1200, heightMm: 9 })).toEqual([1200, 600])
  expect(labelsOf({ diameterMm: 1090, heightMm: 1300 })).toEqual([1090, 1300])
  expect(labelsOf({ diameterMm: 450 })).toEqual([450])
  // a door stands
  expect(labelsOf({ heightMm: 2057, widthMm: 813, lengthMm: 32 })).toEqual([813, 2057])
})

test('[PRICE-04] of one side alone there is no outline', () => {
  expect([{}, { lengthMm: 5 }, { heightMm: 5 }].map(outlineOf)).toEqual([null, null, null])
  expect(outlinePath({ lengthMm: 5 })).toBeNull()
})

const side = fc.option(fc.double({ min: 0.1, max: 1_000_000, noNaN: true }), { nil: undefined })
const dimensions = fc
  .record({ lengthMm: side, widthMm: side, heightMm: side, diameterMm: side })
  .map((sides) => {
    const known = Object.entries(sides).filter(([, mm]) => mm !== undefined)
    return Object.fromEntries(known) as Dimensions
  })

test('[PRICE-04] every outline lies within its picture, and is found under its address', () => {
  fc.assert(
    fc.property(dimensions, (sides) => {
      const outline = outlineOf(sides)
      const path = outlinePath(sides)
      expect(path === null).toBe(outline === null)
      if (outline === null || path === null) return
      // the points of lines; radii and flags of arcs are no points
      const points = [...`${outline.edges} ${outline.measures}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
      expect(points.length).toBeGreaterThan(1)
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(320)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(240)
      }
      const read = readOutlineName(path.slice('/media/outlines/'.length))
      expect(read).not.toBeNull()
      expect(drawOutline(read ?? {})).toContain(' mm</text>')
    }),
  )
})

test('[SAFE-01] an address that names no dimensions draws nothing', () => {
  const names = [
    '.svg',
    'l0w0.svg',
    'l12345678w1.svg',
    'l1e9w2.svg',
    'w1l2.svg',
    '<svg>.svg',
    'l9999999w1.svg',
  ]
  const drawn = names.map((name) => {
    const read = readOutlineName(name)
    return read === null ? null : drawOutline(read)
  })
  expect(drawn).toEqual(names.map(() => null))
})
