import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()
const productsOf = (text: string): string[] =>
  searchKinds(index, text).found.map(({ productId }) => productId)

it.each([
  ['interior/exterior emulsion', ['interior emulsion', 'exterior emulsion']],
  ['door / window hinge', ['door hinge', 'window hinge']],
  ['bib/pillar cock', ['bib cock', 'pillar cock']],
  ['angle/stop cock', ['angle cock', 'stop cock']],
  ['gi/ms pipe', ['gi pipe', 'ms pipe']],
  ['ss/brass hinge', ['ss hinge', 'brass hinge']],
  ['cpvc elbow/tee', ['cpvc elbow', 'cpvc tee']],
  ['kitchen sink/tap', ['kitchen sink', 'kitchen tap']],
  ['hand/overhead shower', ['hand shower', 'overhead shower']],
  ['ceiling/exhaust fan', ['ceiling fan', 'exhaust fan']],
])('[SEARCH-06] words with a slash between share what makes a name of each: %s', (text, each) => {
  expect(new Set(productsOf(text))).toEqual(new Set(each.flatMap(productsOf)))
  expect(productsOf(text)).not.toEqual([])
})

it.each([
  ['switch/socket', ['switch', 'socket']],
  ['cement/sand', ['cement', 'sand']],
  ['nut/bolt', ['nut', 'bolt']],
  ['plywood/mdf', ['plywood', 'mdf']],
])('[SEARCH-06] things that share nothing stay by themselves: %s', (text, each) =>
  expect(new Set(productsOf(text))).toEqual(new Set(each.flatMap(productsOf))),
)

it.each(['glass/wall cleaner', 'toilet/bathroom cleaner', 'steel/plastic bucket', 'male/female adapter'])(
  '[SEARCH-04] what is not sold is not with a slash either: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  ['safety gear (helmet, gloves)', 'helmet, gloves'],
  ['sanitary ware (wash basin, wc)', 'wash basin, wc'],
  ['electrical accessories (switch, socket, mcb)', 'switch, socket, mcb'],
  ['plumbing materials (taps)', 'taps'],
  ['प्लंबिंग सामान (नल, पाइप)', 'नल, पाइप'],
])('[SEARCH-06] what brackets behind a word for goods of many sorts list is searched: %s', (text, goods) => {
  expect(productsOf(text)).toEqual(productsOf(goods))
  expect(productsOf(text)).not.toEqual([])
})

it.each(['furniture (chair, table)', 'kitchen tools (knife, spoon)', 'mug (plastic)', 'chair (plastic)'])(
  '[SEARCH-04] brackets of what is not sold, or behind a thing, find nothing: %s',
  (text) => {
    expect(productsOf(text)).toEqual([])
  },
)

it.each([
  ['లాకులు', 'లాక్'],
  ['హింజ్‌లు', 'హింజ్'],
  ['క్లిప్పులు', 'క్లిప్'],
  ['హ్యామర్లు', 'హ్యామర్'],
  ['డ్రిల్లులు', 'డ్రిల్'],
  ['ప్యాడ్‌లాక్‌లు', 'ప్యాడ్‌లాక్'],
  ['తలుపులు', 'తలుపు'],
  ['ఇటుకలు', 'ఇటుక'],
])('[SEARCH-06] a Telugu plural is taken off before a word is heard: %s', (plural, single) => {
  expect(searchKinds(index, plural)).toEqual(searchKinds(index, single))
  expect(productsOf(plural)).not.toEqual([])
})

it.each(['కుర్చీలు', 'చెప్పులు', 'మందులు', 'పుస్తకాలు', 'షాఫ్ట్లు', 'గాజులు'])(
  '[SEARCH-04] plurals of what is not sold are not sold, in Telugu: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  ['ಕಂಬಿ', ['tmt', 'wire']],
  ['ಬಲೆ', ['net', 'wire mesh']],
  ['ಜಾಲರಿ', ['net', 'wire mesh']],
  ['ದೀಪ', ['light', 'bulb']],
  ['ಚಿಲಕ', ['tower bolt', 'aldrop']],
  ['ಗಾರೆ', ['mortar', 'plaster']],
])('[SEARCH-06] a Kannada noun with two meanings finds both: %s', (text, each) => {
  const found = productsOf(text)
  for (const name of each) expect(productsOf(name).some((id) => found.includes(id))).toBe(true)
})

it.each([
  ['ಕಬ್ಬಿಣದ ಕಂಬಿ', 'tmt'],
  ['ನೆರಳು ಬಲೆ', 'shade net'],
  ['ಮುಳ್ಳು ಕಂಬಿ', 'barbed wire'],
])('[SEARCH-06] a word before it says which is meant: %s', (text, name) =>
  expect(productsOf(text)).toEqual(productsOf(name)),
)
