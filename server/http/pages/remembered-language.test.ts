import { expect, test } from 'vitest'
import { rememberedHome } from './remembered-language.ts'

test.each([
  ['/', 'language=hi', '/hi'],
  ['/', 'cart=1; language=hi; other=2', '/hi'],
  ['/', 'language=en', null],
  ['/', 'language=__proto__', null],
  ['/', 'mylanguage=hi', null],
  ['/', undefined, null],
  ['/hi', 'language=hi', null],
  ['/cart', 'language=hi', null],
  ['/?gclid=1', 'language=hi', null],
])('%s with the cookies %s leads to %s', (url, cookies, home) => {
  expect(rememberedHome(url, cookies)).toBe(home)
})
