import { expect, it } from 'vitest'
import { textColourOn } from './text-colour.ts'

it('[HOME-01] the words of a banner are dark on a light ground', () => {
  expect(textColourOn('#f3e4d6')).toBe('#1e252c')
})

it('[HOME-01] the words of a banner are light on a dark ground', () => {
  expect(textColourOn('#2b3a33')).toBe('#ffffff')
})
