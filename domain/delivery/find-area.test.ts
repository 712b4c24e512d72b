import { expect, test } from 'vitest'
import { distanceKm, findArea } from './find-area.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'

const nameOf = (pin: string, ...areas: ReturnType<typeof testArea>[]) =>
  findArea({ areas, places }, pin)?.name ?? null

const places = [
  { pin: '110001', latitude: 28.632, longitude: 77.219 },
  { pin: '122018', latitude: 28.42, longitude: 77.05 },
  { pin: '560001', latitude: 12.97, longitude: 77.6 },
]

test('[AREA-01] an area has PIN codes, beginnings of them, and what is left out', () => {
  const area = testArea({ pins: ['1220', '121003'], exceptPins: ['122051'] })
  expect(nameOf('122018', area)).toBe('Gurugram')
  expect(nameOf('121003', area)).toBe('Gurugram')
  expect(nameOf('121004', area)).toBeNull()
  expect(nameOf('122051', area)).toBeNull()
  expect(nameOf('122018')).toBeNull()
})

test('[AREA-01] the most exact rule wins, whatever the order of the areas', () => {
  const areas = [
    testArea({ name: 'circle', pins: [], circle: { latitude: 28.42, longitude: 77.05, kilometres: 100 } }),
    testArea({ name: 'state', pins: ['12'] }),
    testArea({ name: 'town', pins: ['1220'] }),
    testArea({ name: 'pin', pins: ['122018'] }),
  ]
  for (const order of [areas, areas.toReversed()]) {
    expect(nameOf('122018', ...order)).toBe('pin')
    expect(nameOf('122001', ...order)).toBe('town')
    expect(nameOf('123001', ...order)).toBe('state')
    expect(nameOf('110001', ...order)).toBe('circle')
    expect(nameOf('560001', ...order)).toBeNull()
  }
})

test('[AREA-01] a PIN that is left out of a beginning stays in when it is listed itself', () => {
  expect(nameOf('122051', testArea({ pins: ['122051'], exceptPins: ['122'] }))).toBe('Gurugram')
  expect(nameOf('122052', testArea({ pins: ['122051'], exceptPins: ['122'] }))).toBeNull()
})

test('[AREA-01] a circle covers the listed places within it, and of two circles the nearer has them', () => {
  const near = { latitude: 28.6, longitude: 77.2 }
  const far = { latitude: 28.42, longitude: 77.05 }
  const circles = [
    testArea({ name: 'far', pins: [], circle: { ...far, kilometres: 60 } }),
    testArea({ name: 'near', pins: [], circle: { ...near, kilometres: 60 } }),
  ]
  expect(nameOf('110001', ...circles)).toBe('near')
  expect(nameOf('122018', ...circles)).toBe('far')
  expect(nameOf('122019', ...circles)).toBeNull()
  const small = testArea({ pins: [], circle: { ...far, kilometres: 25 } })
  expect(nameOf('110001', small)).toBeNull()
  const left = testArea({ pins: [], circle: { ...near, kilometres: 60 }, exceptPins: ['1100'] })
  expect(nameOf('110001', left)).toBeNull()
})

test('[AREA-01] the distance from Delhi to Mumbai is 1,150 km', () => {
  const kilometres = distanceKm(
    { latitude: 28.6139, longitude: 77.209 },
    { latitude: 19.076, longitude: 72.8777 },
  )
  expect(Math.abs(kilometres - 1_150)).toBeLessThan(10)
})
