import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import { merchantItem } from './merchant-xml.ts'

const item = {
  id: 'putty-40',
  groupId: 'putty',
  title: 'Wall Putty, 40 kg',
  description: 'Fine & white.',
  path: '/product/putty?variantIndex=0',
  images: ['/demo/pictures/a.webp', 'https://cdn.example/b.jpg'],
  isInStock: true,
  price: toPaise(100_000),
  salePrice: toPaise(88_000),
  brand: 'Adrika',
  mpn: null,
  gtin: '8901234567890',
  size: '40 kg',
  content: { unit: 'kg', value: 40 },
  weightKg: 40,
  categories: ['Paints', 'Putty'],
} as const

test('[FIND-03] an item of the feed has the fields that Google requires, prices with GST and the price per measure', () => {
  expect(merchantItem(item, 'https://neev.example')).toBe(
    '<item><g:id>putty-40</g:id><g:item_group_id>putty</g:item_group_id><g:title>Wall Putty, 40 kg</g:title>' +
      '<g:description>Fine &amp; white.</g:description><g:link>https://neev.example/product/putty?variantIndex=0</g:link>' +
      '<g:image_link>https://neev.example/demo/pictures/a.webp</g:image_link>' +
      '<g:additional_image_link>https://cdn.example/b.jpg</g:additional_image_link>' +
      '<g:availability>in_stock</g:availability><g:price>1000.00 INR</g:price><g:sale_price>880.00 INR</g:sale_price>' +
      '<g:condition>new</g:condition><g:brand>Adrika</g:brand><g:gtin>8901234567890</g:gtin><g:size>40 kg</g:size>' +
      '<g:product_type>Paints &gt; Putty</g:product_type><g:shipping_weight>40 kg</g:shipping_weight>' +
      '<g:unit_pricing_measure>40 kg</g:unit_pricing_measure><g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure></item>\n',
  )
})

test('[FIND-03] what nobody else knows by a number says so, and an id that is too long stays its own', () => {
  const long = (end: string) => merchantItem({ ...item, gtin: null, id: `${'x'.repeat(60)}${end}` }, '')
  expect(long('a')).toContain('<g:identifier_exists>no</g:identifier_exists>')
  const [, id = ''] = /<g:id>([^<]+)/.exec(long('a')) ?? []
  expect(id).toHaveLength(50)
  expect(long('b')).not.toContain(id)
  expect(merchantItem({ ...item, gtin: null, mpn: 'M-1' }, '')).not.toContain('identifier_exists')
})

test('[FIND-03] what weighs more than Google takes has no weight rather than one that is refused', () => {
  expect(merchantItem({ ...item, weightKg: 1_000 }, '')).toContain('<g:shipping_weight>1000 kg<')
  expect(merchantItem({ ...item, weightKg: 1_001 }, '')).not.toContain('shipping_weight')
})
