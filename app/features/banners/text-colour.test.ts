import { expect, it } from 'vitest'
import { textColourOn } from './text-colour.ts'

it('[HOME-01] banner text is dark on a light background', () => {
  expect(textColourOn('#f3e4d6')).toBe('#1e252c')
})

it('[HOME-01] banner text is light on a dark background', () => {
  expect(textColourOn('#2b3a33')).toBe('#ffffff')
})
