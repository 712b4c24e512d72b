import { describe, expect, it, test } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each(['पंखे की पंखुड़ी', 'fan ki pankhudi', 'geyser ka zorbat', 'शीशे की अलमारी', 'बिजली का मीटर'])(
  '[SEARCH-04] what is of a thing, and is not sold, is not the thing: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  'door ka handle',
  'दीवार की पुट्टी',
  'cement ka katta',
  'paint ka zorbat',
  'पीतल का नल',
  'बाथरूम का शीशा',
  'pani ki tanki',
])('[SEARCH-04] what is sold, and what is of what has no parts, is found: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: false })
})

describe('[QO-04] numbers, joints and units of more scripts', () => {
  test.each([
    ['ടാങ്ക് 1000 ലിറ്റർ രണ്ട്', 'ready 2 .*Tank, 1000 L'],
    ['സിമന്റ് പത്ത് ചാക്ക്', 'choose 10 bag .*Cement'],
    ['ସିମେଣ୍ଟ ପଚାଶ ବସ୍ତା', 'choose 50 bag .*Cement'],
    ['১ নম্বর ইট ৩০০০ পিস', 'choose 3000 piece .*First Class Red Brick'],
    ['টিন ১০ ফুট ৮ খানা', 'choose 8 piece .*10 ft'],
    ['કોટા પથ્થર ૨૨ બાય ૨૨', 'choose .*22 x 22 in'],
    ['பூச்சு வேலைக்கு எம் சாண்ட் 3 டன்', 'ready 3 tonne .*Plaster M-Sand'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

it.each(['cutting disc', 'cob light', 'nahani trap', 'lt panel', 'ht cable', 'osb board', 'epdm membrane'])(
  '[SEARCH-04] what only sounds like what is sold is said not to be: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  'diamond cutting disc',
  'marble cutting wheel',
  'nahani jali',
  'led panel light',
  'mdf board',
  'app membrane',
])('[SEARCH-04] and its neighbours are found: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: false })
})
