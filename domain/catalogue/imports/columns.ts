/** The columns of a sheet of products, one row for each size, in the order of the template. */
export const columns = [
  'id',
  'name',
  'department',
  'category',
  'subcategory',
  'status',
  'in one sentence',
  'description',
  'features',
  'pictures',
  'drawings',
  'search words',
  'hsn',
  'gst rate',
  'country of origin',
  'size id',
  'sku',
  'size',
  'unit',
  'price with gst',
  'mrp',
  'least quantity',
  'in steps of',
  'weight kg',
  'length mm',
  'width mm',
  'height mm',
  'diameter mm',
  'packing charge',
  'size picture',
  'name in hindi',
  'in one sentence in hindi',
  'description in hindi',
  'features in hindi',
] as const

/** Columns of what is kept with the stock of a size, not with the product. */
export const stockColumns = ['barcode', 'cost', 'stock'] as const

/** Columns that other sheets have and ours have not, read and never written; a doubt keeps a new product a draft. */
export const foreignColumns = ['price without gst', 'doubt', ...stockColumns] as const

export type Column = (typeof columns)[number] | (typeof foreignColumns)[number]

const all: readonly Column[] = [...columns, ...foreignColumns]

/** Columns of price breaks come in pairs, `from 1` and `price 1`; those of specifications are called `spec: Brand`. */
export const MAX_BREAKS = 5

/** Other names that sheets of suppliers give to columns. */
const aliases: Readonly<Record<string, Column>> = {
  handle: 'id',
  'url handle': 'id',
  'variant sku': 'sku',
  'bar code': 'barcode',
  'barcode no': 'barcode',
  'ean code': 'barcode',
  ean: 'barcode',
  gtin: 'barcode',
  upc: 'barcode',
  'opening stock': 'stock',
  title: 'name',
  product: 'name',
  'product name': 'name',
  item: 'name',
  'item name': 'name',
  'main category': 'category',
  'sub category': 'subcategory',
  'short description': 'in one sentence',
  'long description': 'description',
  'body (html)': 'description',
  images: 'pictures',
  'image src': 'pictures',
  tags: 'search words',
  'hsn code': 'hsn',
  'variant tax code': 'hsn',
  gst: 'gst rate',
  'gst %': 'gst rate',
  'tax rate': 'gst rate',
  variant: 'size',
  'option1 value': 'size',
  uom: 'unit',
  price: 'price with gst',
  'selling price': 'price with gst',
  'variant price': 'price with gst',
  'variant compare at price': 'mrp',
  'price excl gst': 'price without gst',
  'price (excl. gst)': 'price without gst',
  'basic price': 'price without gst',
  'basic rate': 'price without gst',
  'min quantity': 'least quantity',
  moq: 'least quantity',
  'weight (kg)': 'weight kg',
  'length (mm)': 'length mm',
  'width (mm)': 'width mm',
  'height (mm)': 'height mm',
  'diameter (mm)': 'diameter mm',
  'name (hindi)': 'name in hindi',
  'hindi name': 'name in hindi',
  'short description (hindi)': 'in one sentence in hindi',
  'description (hindi)': 'description in hindi',
  'features (hindi)': 'features in hindi',
}

/** Meaning of a header: a column, a specification, or part of a price break; null for an unknown one. */
export type Header =
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'spec'; readonly name: string }
  | { readonly kind: 'from' | 'price'; readonly index: number }

/** Reads a header, however it is written: `GST %`, `gst_rate`, `Spec: Brand`, `From 1`. */
export function parseHeader(text: string): Header | null {
  const spec = /^\s*spec\s*:\s*(.+?)\s*$/i.exec(text)?.[1]
  if (spec !== undefined) return { kind: 'spec', name: spec }
  const key = text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  const [, part, number] = /^(from|price) ([1-9])$/.exec(key) ?? []
  if (part !== undefined) return { kind: part === 'from' ? 'from' : 'price', index: Number(number) - 1 }
  const column = all.find((each) => each === key) ?? (Object.hasOwn(aliases, key) ? aliases[key] : undefined)
  return column === undefined ? null : { kind: 'column', column }
}
