import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinRulesOf } from './area-pins.ts'
import { findArea } from './find-area.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'

/** Tells whether a PIN code is of the area by these rules: the longest that matches decides. */
const isOfArea = (rules: ReturnType<typeof pinRulesOf>, pin: string): boolean =>
  rules
    .filter((rule) => pin.startsWith(rule.pin))
    .toSorted((one, other) => other.pin.length - one.pin.length)[0]?.isOfArea ?? false

// few digits, so that beginnings, exceptions and places often meet
const digits = (lengths: { readonly minLength: number; readonly maxLength: number }) =>
  fc.array(fc.constantFrom('1', '2'), lengths).map((all) => all.join(''))
const beginning = digits({ minLength: 2, maxLength: 6 })
const wholePin = digits({ minLength: 6, maxLength: 6 })
const coordinate = fc.integer({ min: 0, max: 4 })
const point = fc.record({ latitude: coordinate, longitude: coordinate })
const plan = fc.record({
  areas: fc
    .array(
      fc.record({
        pins: fc.array(beginning, { maxLength: 4 }),
        exceptPins: fc.array(beginning, { maxLength: 3 }),
        circle: fc.option(
          fc
            .tuple(point, fc.constantFrom(1, 150, 300))
            .map(([centre, kilometres]) => ({ ...centre, kilometres })),
        ),
      }),
      { maxLength: 4 },
    )
    .map((areas) => areas.map((area, index) => testArea({ ...area, id: `area-${index}` }))),
  places: fc.uniqueArray(
    fc.tuple(wholePin, point).map(([pin, where]) => ({ pin, ...where })),
    { maxLength: 5, selector: ({ pin }) => pin },
  ),
})

test('[AREA-01] [DESK-02] the PIN codes of an area agree with the area that each of them belongs to', () => {
  fc.assert(
    fc.property(plan, (drawn) => {
      for (const { id } of drawn.areas) {
        const rules = pinRulesOf(drawn, id)
        for (let number = 0; number < 64; number += 1) {
          const pin = number.toString(2).padStart(6, '0').replaceAll('1', '2').replaceAll('0', '1')
          expect(isOfArea(rules, pin), `${pin} of ${id}`).toBe(findArea(drawn, pin)?.id === id)
        }
      }
    }),
  )
})

test('[AREA-01] [DESK-02] rules are not more than are needed, and an area that is not there has none', () => {
  const areas = [
    testArea({ id: 'town', pins: ['122', '1220', '122018'], exceptPins: ['122051'] }),
    testArea({ id: 'market', pins: ['122018', '12201'] }),
  ]
  expect(pinRulesOf({ areas, places: [] }, 'town')).toEqual([
    { pin: '122', isOfArea: true },
    { pin: '12201', isOfArea: false },
    { pin: '122018', isOfArea: true },
    { pin: '122051', isOfArea: false },
  ])
  expect(pinRulesOf({ areas, places: [] }, 'gone')).toEqual([])
})
