import { describe, expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { readPriceWords } from './read-price-words.ts'

const read = (text: string) => {
  const words = readPriceWords(text)
  if (words === null) return null
  const { rest, minPrice, maxPrice, sort = '' } = words
  return [
    rest,
    minPrice === undefined ? '' : minPrice / toPrice(1),
    maxPrice === undefined ? '' : maxPrice / toPrice(1),
    sort,
  ]
}

describe('[SEARCH-09] what a query says of its price', () => {
  it.each([
    ['wire under 2000', 'wire', '', 2000, ''],
    ['Wire  UNDER 2000', 'Wire', '', 2000, ''],
    ['under ₹2,000 wire', 'wire', '', 2000, ''],
    ['tap below 500 rs', 'tap', '', 500, ''],
    ['tap below rs. 500', 'tap', '', 500, ''],
    ['tap upto 500/-', 'tap', '', 500, ''],
    ['tiles within 50 rupees', 'tiles', '', 50, ''],
    ['geyser less than 8k', 'geyser', '', 8000, ''],
    ['geyser budget 8000', 'geyser', '', 8000, ''],
    ['drill machine <3000', 'drill machine', '', 3000, ''],
    ['2.5 sqmm wire under 2000', '2.5 sqmm wire', '', 2000, ''],
    ['cement 400 se kam', 'cement', '', 400, ''],
    ['400 tak ka cement', 'cement', '', 400, ''],
    ['pankha 2 hazar ke andar', 'pankha', '', 2000, ''],
    ['सीमेंट ४०० से कम', 'सीमेंट', '', 400, ''],
    ['पंखा 2000 तक', 'पंखा', '', 2000, ''],
    ['सिमेंट 400 पेक्षा कमी', 'सिमेंट', '', 400, ''],
    ['500 rs wala tap', 'tap', '', 500, ''],
    ['tap for ₹500', 'tap', '', 500, ''],
    ['tap above 1000', 'tap', 1000, '', ''],
    ['1000 se zyada tap', 'tap', 1000, '', ''],
    ['₹300-500 tap', 'tap', 300, 500, ''],
    ['tap ₹ 300 – ₹ 500', 'tap', 300, 500, ''],
    ['tap 300-500 rs', 'tap', 300, 500, ''],
    ['tap between 300 and 500', 'tap', 300, 500, ''],
    ['tap rs 500 to 300', 'tap', 300, 500, ''],
    ['tap 300 se 500 ke beech', 'tap', 300, 500, ''],
    ['geyser 5-8 hazar tak', 'geyser', 5000, 8000, ''],
    ['sasta cement', 'cement', '', '', 'measure-up'],
    ['sabse sasta cement', 'cement', '', '', 'measure-up'],
    ['cheapest cement', 'cement', '', '', 'measure-up'],
    ['low price tiles', 'tiles', '', '', 'measure-up'],
    ['सस्ता सीमेंट', 'सीमेंट', '', '', 'measure-up'],
    ['cheapest 12 mm per kg', '12 mm', '', '', 'measure-up'],
    ['sasta sariya per kg', 'sariya', '', '', 'measure-up'],
    ['cheapest tiles price per sq ft', 'tiles', '', '', 'measure-up'],
    ['tiles under 50 per sqft', 'tiles', '', '', 'measure-up'],
    ['mehnga nal', 'nal', '', '', 'price-down'],
    ['sasta tap under 500', 'tap', '', 500, 'measure-up'],
  ])('is read from %s', (text, ...expected) => expect(read(text)).toEqual(expected))

  it.each([
    'tank under 2000 ltr',
    'pipe below 12mm',
    'wire between 1 and 4 sqmm',
    'tile 300-600',
    'tile 600x600',
    'under counter basin',
    'underground cable 25',
    'overhead tank 1000',
    'undercoat 4 l',
    'above 12 mm bar',
    'max 2000 w geyser',
    'sasta',
    'under 500',
    '₹500',
    'cheap rate',
    '',
    '   ',
  ])('is nothing in %s', (text) => expect(read(text)).toBeNull())

  it('is found in a moment however long the text is', () => {
    const started = performance.now()
    for (const text of [
      '1'.repeat(200),
      '₹ '.repeat(100),
      '1,'.repeat(100),
      'under '.repeat(33),
      'x'.repeat(5_000),
    ])
      readPriceWords(text)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
