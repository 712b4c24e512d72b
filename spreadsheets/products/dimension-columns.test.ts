import { expect, test } from 'vitest'
import { emptyVariant } from '#domain/catalogue/entries/empty-variant.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { parseHeader } from '#domain/catalogue/imports/columns.ts'
import { sheetForm } from './sheet-form.ts'
import { sheetHeader, sheetRows } from './write-sheet.ts'

const form: ProductForm = {
  kind: 'products',
  name: 'Block',
  subcategoryIds: ['blocks'],
  images: [],
  drawings: ['/media/block.webp', '/media/side.webp'],
  short: '',
  long: '',
  features: [],
  attributes: [],
  searchWords: [],
  hsn: '',
  gstRate: '18',
  countryOfOrigin: '',
  variants: [
    { ...emptyVariant, options: ['600 x 200 x 100 mm'], lengthMm: 600, heightMm: 200, widthMm: 100.5 },
    { ...emptyVariant, options: ['Round'], diameterMm: 450 },
  ],
}

test('[PRICE-04] [GOODS-03] dimensions and drawings come back from a sheet as they went into it', () => {
  const headers = sheetHeader([]).map(parseHeader)
  const rows = sheetRows({ id: 'block', status: 'published', form, uids: ['a', 'b'] }, []).map(
    (cells, index) => ({
      number: index + 2,
      cells: new Map(
        cells.flatMap((cell, at) => {
          const header = headers[at]
          return header?.kind === 'column'
            ? [[header.column, cell === null ? '' : String(cell)] as const]
            : []
        }),
      ),
      specs: new Map<string, string>(),
      breaks: [],
    }),
  )
  const [first, ...more] = rows
  if (first === undefined) throw new Error('no row')
  const read = sheetForm({ rows: [first, ...more] }, null, form.subcategoryIds)
  if ('refused' in read) throw new Error(JSON.stringify(read.refused))
  expect(read.form.drawings).toEqual(form.drawings)
  expect(read.form.variants).toEqual(form.variants)
})
