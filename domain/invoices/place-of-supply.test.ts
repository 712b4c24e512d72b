import { expect, test } from 'vitest'
import type { State } from '../addresses/states.ts'
import { parseGstin, type Gstin } from '../identity/gstin.ts'
import { placeOfSupply } from './place-of-supply.ts'

const haryana: State = { code: '06', name: 'Haryana', unionTerritory: false }
const at = (state: string, zipcode: string) => ({ state, zipcode })

test('[ORD-09] the place of supply is the delivery address, or the State of a registered buyer', () => {
  const parsed = parseGstin('27AAPFU0939F1ZV')
  const gstin = 'gstin' in parsed ? parsed.gstin : ('' as Gstin)
  expect(placeOfSupply(at('Delhi', '110001'), null, haryana).code).toBe('07')
  expect(placeOfSupply(at('Delhi', '110001'), gstin, haryana).code).toBe('27')
})

test('[ORD-09] an address without a known State is supplied in the State of the seller', () => {
  expect(placeOfSupply(at('', ''), null, haryana)).toBe(haryana)
})
