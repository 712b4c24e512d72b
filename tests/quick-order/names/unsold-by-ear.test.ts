import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each(['स्टेबलाइज़र', 'ஸ்டெபிலைசர்', 'స్టెబిలైజర్', 'थर्मामीटर', 'કેલ્ક્યુલેટર', 'माइक्रोवेव', 'হেলিকপ্টার'])(
  '[SEARCH-06] an English name of what is not sold is heard in any script: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  ['गणपति सीमेंट 5', 'सीमेंट 5'],
  ['रामपुर टाइल 5', 'टाइल 5'],
  ['फेस टाइल 5', 'टाइल 5'],
])('[SEARCH-06] names of makers and places are none: %s', (text, as) => {
  expect(readLines(index, text)).toEqual(readLines(index, as))
})

it.each([
  ['टाइल ट्रॉल्ली', 'Tile'],
  ['पैंट्री ईंट', 'Brick'],
  ['कार्नर ईंट', 'Brick'],
  ['ताले ट्रिम', 'Padlock'],
])('[SEARCH-06] a known word is not heard as another in a name of what is not sold: %s', (text, name) => {
  expect(readLines(index, text)[0]).toContain(name)
})

it('[SEARCH-06] and is heard where it is the same word', () => {
  expect(readLines(index, 'गेट वाल्व्ह 2')).toEqual(['not-found'])
})
