import { expect, test } from 'vitest'
import { languages, pathIn, splitLanguage } from './language.ts'

test.each(['/', '/search', '/product/hi', '/hinge', '/hinge.data'])(
  'the path %s has an address in each language, which leads back to it',
  (path) => {
    for (const language of languages) {
      const address = pathIn(language, path)
      expect(splitLanguage(address)).toEqual({ language, path })
    }
  },
)

test('a page in Hindi begins with its language, and one in English with nothing', () => {
  expect(pathIn('hi', '/')).toBe('/hi')
  expect(pathIn('hi', '/cart')).toBe('/hi/cart')
  expect(pathIn('en', '/cart')).toBe('/cart')
  expect(splitLanguage('/hi/')).toEqual({ language: 'hi', path: '/' })
  expect(splitLanguage('/hi')).toEqual({ language: 'hi', path: '/' })
  expect(splitLanguage('/hi.data')).toEqual({ language: 'hi', path: '/_.data' })
  expect(splitLanguage('/en/cart')).toEqual({ language: 'en', path: '/en/cart' })
})
