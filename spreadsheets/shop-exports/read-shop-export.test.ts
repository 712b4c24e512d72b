import { expect, test } from 'vitest'
import { createBudget } from '../files/limits.ts'
import { parseCsv } from '../files/parse-csv.ts'
import { findTable } from '../products/sheet-table.ts'
import { readSheet } from '../products/read-sheet.ts'
import { readShopExport } from './read-shop-export.ts'

const limits = {
  rows: 100,
  columns: 100,
  cells: 10_000,
  characters: 100_000,
  charactersOfCell: 10_000,
  unpacked: 0,
  parts: 0,
}

function productsOf(csv: string) {
  const shop = readShopExport(findTable(parseCsv(csv, createBudget(limits))), '2026-11-27')
  if (shop === null) throw new Error('not recognised')
  const sheet = readSheet(shop.table)
  if ('code' in sheet) throw new Error(sheet.code)
  expect(sheet.ignored).toEqual([])
  return sheet.products.map(({ rows }) =>
    rows.map(({ cells, specs }): Record<string, unknown> => ({
      ...Object.fromEntries([...cells].filter(([, text]) => text !== '')),
      specs: Object.fromEntries([...specs].filter(([, text]) => text !== '')),
    })),
  )
}

test('[GOODS-03] an export of Shopify is read without a hand: sizes, pictures of further rows, drafts', () => {
  const products =
    productsOf(`Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Image Src,Variant Tax Code
tmt,TMT bar,<p>Strong &amp; straight</p>,Dhruv,Steel,"sariya, rebar",true,Size,10 mm,Grade,Fe 550D,T10,7400,590,650,https://x.test/a.jpg,7214
tmt,,,,,,,,12 mm,,Fe 550D,T12,10600,826,700,https://x.test/b.jpg,
tmt,,,,,,,,,,,,,,,https://x.test/c.jpg,
rope,Rope,,,Ropes,,false,Title,Default Title,,,R1,,118,,,
`)
  expect(products).toEqual([
    [
      {
        id: 'tmt',
        name: 'TMT bar',
        description: 'Strong & straight',
        category: 'Steel',
        'search words': 'sariya, rebar',
        pictures: 'https://x.test/a.jpg | https://x.test/b.jpg | https://x.test/c.jpg',
        hsn: '7214',
        sku: 'T10',
        size: '10 mm | Fe 550D',
        'price with gst': '590',
        mrp: '650',
        'weight kg': '7.4',
        specs: { Brand: 'Dhruv' },
      },
      {
        id: 'tmt',
        sku: 'T12',
        size: '12 mm | Fe 550D',
        'price with gst': '826',
        'weight kg': '10.6',
        specs: {},
      },
    ],
    [expect.objectContaining({ id: 'rope', status: 'draft', 'price with gst': '118' })],
  ])
  expect(products[1]?.[0]).not.toHaveProperty('size')
})

test('[GOODS-03] the newer template of Shopify is recognised', () => {
  const [[rope] = []] = productsOf(
    'Title,URL handle,Description,Vendor,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Product image URL\nRope,rope,Twisted,Sona,Draft,R1,Length,10 m,118,150,https://x.test/r.jpg\n',
  )
  expect(rope).toMatchObject({
    id: 'rope',
    status: 'draft',
    size: '10 m',
    mrp: '150',
    pictures: 'https://x.test/r.jpg',
  })
})

test('[GOODS-03] an export of WooCommerce is read: variations with their product, categories, pictures', () => {
  const products =
    productsOf(`ID,Type,SKU,Name,Published,Short description,Description,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)
1,variable,PUT,Wall putty,1,White,,,,,"Finishes > Putty, Offers",,"https://x.test/a.jpg, https://x.test/b.jpg",,Pack,"20 kg, 40 kg"
2,variation,PUT20,Wall putty - 20 kg,1,,,20,1100,1180,,,,PUT,Pack,20 kg
3,variation,PUT40,Wall putty - 40 kg,1,,,40,,2124,,,,id:1,Pack,40 kg
4,simple,N1,Nails,0,,,1,,118,Fasteners,,,,Colour,"Black, Blue"
5,grouped,G1,Bundle,1,,,,,,,,,,,
`)
  expect(products.map((rows) => rows.map(({ name, size }) => [name, size]))).toEqual([
    [
      ['Wall putty', '20 kg'],
      [undefined, '40 kg'],
    ],
    [['Nails', undefined]],
  ])
  expect(products[0]?.[0]).toMatchObject({
    category: 'Finishes',
    subcategory: 'Putty',
    pictures: 'https://x.test/a.jpg | https://x.test/b.jpg',
    'price with gst': '1100',
    mrp: '1180',
    'weight kg': '20',
  })
  expect(products[1]?.[0]).toMatchObject({ status: 'draft', specs: { Colour: 'Black | Blue' } })
})

test('[GOODS-03] a sheet of our own is no export of another shop', () => {
  expect(readShopExport(findTable([['name', 'title', 'price']]), '2026-11-27')).toBeNull()
})

test('[GOODS-03] [SAFE-01] an export whose products share no attribute is refused before its table is as wide as it is long', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `simple,P${row},10,Cement,a${row},1`)
  const csv = `Type,Name,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)\n${rows.join('\n')}`
  const table = findTable(
    parseCsv(csv, createBudget({ ...limits, rows: 30_000, cells: 200_000, characters: 1_000_000 })),
  )
  expect(() => readShopExport(table, '2026-11-27')).toThrow(
    JSON.stringify({ code: 'file-too-many', what: 'attribute-cells', most: 3_000_000 }),
  )
})
