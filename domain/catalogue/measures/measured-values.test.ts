import { describe, expect, test } from 'vitest'
import { compareAmounts, filterValues, measuredOptions } from './measured-values.ts'

const optionsOf = (options: string[], unit: string | null = 'piece') =>
  measuredOptions({ options, unit }).map(({ name, value }) => `${name}: ${value}`)

describe('[LIST-08] what a variant holds', () => {
  test.each([
    // a tank
    [['500 L', 'Black'], 'piece', ['Capacity: 500 L']],
    [['1,000 Ltr.'], 'Nos', ['Capacity: 1000 L']],
    [['1,00,000 litres'], 'pcs', ['Capacity: 100000 L']],
    [['1000L'], null, ['Capacity: 1000 L']],
    [['750 लीटर'], 'piece', ['Capacity: 750 L']],
    [['1 L, 3 kW'], 'piece', ['Capacity: 1 L']],
    // a pack
    [['40 kg'], 'bag', ['Pack size: 40 kg']],
    [['M5, 40 kg'], 'bag', ['Pack size: 40 kg']],
    [['Bag of 40 kg'], 'bag', ['Pack size: 40 kg']],
    [['0.5 kg'], 'pack', ['Pack size: 500 g']],
    [['500 gm'], 'pack', ['Pack size: 500 g']],
    [['1000 ml', 'White'], 'tin', ['Pack size: 1 L']],
    [['20L bucket'], 'bucket', ['Pack size: 20 L']],
    [['5 kg set'], 'set', ['Pack size: 5 kg']],
    [['20 kg'], null, ['Pack size: 20 kg']],
    [['20 gauge, 10 in, 5 kg'], 'coil', ['Pack size: 5 kg']],
    // what weighs something
    [['2 kg'], 'piece', ['Weight: 2 kg']],
    // a length
    [['305 m'], 'box', ['Length: 305 m']],
    [["10'"], 'piece', ['Length: 10 ft']],
    [['10 feet'], 'piece', ['Length: 10 ft']],
    [['20 mm', '3 mtr'], 'piece', ['Length: 3 m']],
  ] as const)('%j by the %s is %j', (options, unit, expected) => {
    expect(optionsOf([...options], unit)).toEqual(expected)
  })

  test.each([
    [['12 mm'], 'rod'],
    [['1200 mm'], 'piece'],
    [['9 x 4.25 x 2.75 in'], 'piece'],
    [['3 ft x 50 ft'], 'roll'],
    [['16 mm, up to 6 ft'], 'sq ft'],
    [['2.0 to 3.5 m'], 'piece'],
    [['6 L a minute'], 'piece'],
    [['9 in with 4 ft pole'], 'piece'],
    [['Loose, per tonne'], 'tonne'],
    [['0 L'], 'piece'],
    [['100 pieces'], 'pack'],
    // which of the two it is, nobody can say
    [['1 kg', '5 kg'], 'pack'],
    [['2 m', '6 ft'], 'piece'],
    [['__proto__'], 'constructor'],
  ] as const)('%j by the %s is no amount', (options, unit) => {
    expect(optionsOf([...options], unit)).toEqual([])
  })
})

describe('[LIST-08] what lists filter a product by', () => {
  const product = { name: 'Tank', attributes: [], variants: [] }

  test('attributes stay as delivered, but for amounts, which have one spelling and one name', () => {
    const attributes = [
      { name: 'Brand', values: ['Jalnika'] },
      { name: 'CAPACITY (Ltr)', values: ['500', '1000'] },
      { name: 'Length', values: ['3000 mm', '10 feet', 'cut to size'] },
      { name: 'Packing Size', values: ['0.5 Kg'] },
      { name: 'Capacity', values: ['150 kg'] },
    ]
    expect(filterValues({ ...product, attributes })).toEqual([
      { name: 'Brand', value: 'Jalnika' },
      { name: 'Capacity', value: '500 L' },
      { name: 'Capacity', value: '1000 L' },
      { name: 'Length', value: '3 m' },
      { name: 'Length', value: '10 ft' },
      { name: 'Length', value: 'cut to size' },
      { name: 'Pack size', value: '500 g' },
      { name: 'Capacity', value: '150 kg' },
    ])
  })

  test('[FIND-04] the country of origin is one value, from its field or an attribute of that name', () => {
    const attributes = [{ name: 'Country Of Origin', values: ['Italy'] }]
    const origin = (value: string) => [{ name: 'Country of origin', value }]
    expect(filterValues({ ...product, countryOfOrigin: 'China' })).toEqual(origin('China'))
    expect(filterValues({ ...product, attributes, countryOfOrigin: 'China' })).toEqual(origin('China'))
    expect(filterValues({ ...product, attributes, countryOfOrigin: null })).toEqual(origin('Italy'))
    for (const spelling of ['INDIA', ' Bharat', 'भारत'])
      expect(filterValues({ ...product, countryOfOrigin: spelling })).toEqual(origin('India'))
    expect(filterValues({ ...product, countryOfOrigin: null })).toEqual([])
  })

  test('variants in several colours are one value, and an attribute that says the same too', () => {
    const variants = ['Black', 'White'].map((colour) => ({ options: ['500 L', colour], unit: 'piece' }))
    const attributes = [{ name: 'Capacity', values: ['500 Litres'] }]
    expect(filterValues({ ...product, attributes, variants })).toEqual([{ name: 'Capacity', value: '500 L' }])
  })

  test('the name counts where nothing else tells', () => {
    const bag = { options: [], unit: 'bag' }
    expect(filterValues({ ...product, name: 'Wall Putty 40kg', variants: [bag] })).toEqual([
      { name: 'Pack size', value: '40 kg' },
    ])
    expect(filterValues({ ...product, name: 'CPVC Pipe 20 mm, 3 m', variants: [] })).toEqual([
      { name: 'Length', value: '3 m' },
    ])
    const pipe = { options: ['10 ft'], unit: 'piece' }
    expect(filterValues({ ...product, name: 'Pipe 3 m', variants: [pipe] })).toEqual([
      { name: 'Length', value: '10 ft' },
    ])
    expect(filterValues({ ...product, name: 'Ladder for 150 kg', variants: [pipe] })).toEqual([
      { name: 'Length', value: '10 ft' },
    ])
  })
})

test('[LIST-08] amounts are ordered by their size, whatever their units', () => {
  const values = ['1 kg', '1.5 kg', '20 kg', '500 g', '10 ft', '3 m', '450 mm', '1 L', '250 ml']
  expect(values.toSorted((a, b) => compareAmounts(a, b) ?? 0)).toEqual([
    '450 mm',
    '3 m',
    '10 ft',
    '500 g',
    '1 kg',
    '1.5 kg',
    '20 kg',
    '250 ml',
    '1 L',
  ])
  expect(compareAmounts('Red', '1 L')).toBeNull()
})
