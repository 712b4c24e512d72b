import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('[LIST-04] a long text is cut at a word, or anywhere where there is none, never inside a character', () => {
  expect(shorten('Cement', 10)).toBe('Cement')
  expect(shorten('Cement of the best make', 15)).toBe('Cement of the…')
  expect(shorten('W'.repeat(10_000), 20)).toBe(`${'W'.repeat(19)}…`)
  expect(shorten('🧱'.repeat(30), 20)).toBe(`${'🧱'.repeat(19)}…`)
  expect(shorten('🧱'.repeat(20), 20)).toBe('🧱'.repeat(20))
})
