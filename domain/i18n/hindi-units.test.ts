import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unitInHindi } from './hindi-units.ts'

test('[LANG-02] each unit that goods of the demo are sold in is said in Hindi, and a shop’s own as it is', () => {
  const products = readFileSync(new URL('../../demo/catalogue/products.json', import.meta.url), 'utf8')
  const units = new Set([...products.matchAll(/"unit\\*":\s*\\*"([^"\\]+)/g)].map(([, unit = '']) => unit))
  expect(units.size).toBeGreaterThan(10)
  expect([...units].filter((unit) => !/[ऀ-ॿ]/.test(unitInHindi(unit)))).toEqual([])
  expect(unitInHindi('gattha')).toBe('gattha')
  expect(unitInHindi('toString')).toBe('toString')
})
