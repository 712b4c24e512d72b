import { expect, test } from 'vitest'
import { collectPhrases, phrasesInEnglish } from './phrases.ts'

const phrases = collectPhrases(
  'hi',
  [{ name: 'Steel', translations: { hi: { name: 'सरिया और स्टील' } } }],
  [
    {
      name: 'Plaster',
      translations: {
        hi: {
          name: 'प्लास्टर',
          words: { Girivar: 'गिरिवर', 'Ready-Mix Wall Plaster': 'रेडी मिक्स दीवार प्लास्टर', '50 kg': '50 kg' },
        },
      },
    },
  ],
)

test.each([
  ['गिरिवर रेडी मिक्स दीवार प्लास्टर 40 kg', 'Girivar Ready-Mix Wall Plaster 40 kg'],
  ['दीवार प्लास्टर', 'दीवार Plaster'],
  ['सरिया और स्टील', 'Steel'],
  ['सरिया 12mm', 'सरिया 12mm'],
  ['plaster 50 kg', 'plaster 50 kg'],
  ['', ''],
])('[LANG-02] [SEARCH-01] “%s” is searched as “%s”', (written, read) => {
  expect(phrasesInEnglish(phrases, written)).toBe(read)
})

test('[LANG-02] spellings of a letter are one, and without phrases a text stays as it is', () => {
  const door = collectPhrases('hi', [{ name: 'Doors', translations: { hi: { name: 'दरवाज़े' } } }], [])
  expect(phrasesInEnglish(door, 'दरवाजे')).toBe('Doors')
  expect(phrasesInEnglish(new Map(), ' सरिया  ')).toBe(' सरिया  ')
})
