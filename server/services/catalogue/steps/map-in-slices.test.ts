import { expect, test } from 'vitest'
import { mapInSlices } from './map-in-slices.ts'

const busy = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('[SEARCH-08] a long list is mapped in order, and others get their turn meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const mapped = await mapInSlices([...Array.from({ length: 60 }).keys()], (number) => {
    busy(4)
    return number * 2
  })
  clearInterval(timer)
  expect(mapped).toEqual(Array.from({ length: 60 }, (_, index) => index * 2))
  expect(turns).toBeGreaterThan(5)
})
