type Rows = readonly (readonly string[])[]
type Cells = (name: string) => string

/** An export of another shop's software, rewritten with the columns of our own sheets. */
export type ShopExport = { readonly software: 'Shopify' | 'WooCommerce'; readonly rows: string[][] }

/** Recognises the product exports of Shopify (the classic and the 2024 template) and WooCommerce; null for any other sheet. */
export function readShopExport([head = [], ...body]: Rows): ShopExport | null {
  const names = head.map((text) => text.trim().toLowerCase())
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name))
  const tables = body.map((row): Cells => {
    return (name) => (row[names.indexOf(name)] ?? '').trim()
  })
  if (has('title', 'option1 value') && (has('handle') || has('url handle')))
    return { software: 'Shopify', rows: table(shopifyRows(tables)) }
  if (has('type', 'name', 'regular price') && names.some((name) => name.startsWith('categories')))
    return { software: 'WooCommerce', rows: table(wooRows(tables, names)) }
  return null
}

type Row = Record<string, string>

/** One sheet of rows that may each have columns of their own; a column that no row has says nothing. */
function table(rows: readonly Row[]): string[][] {
  const heads = [...new Set(['name', ...rows.flatMap((row) => Object.keys(row))])]
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
}

function shopifyRows(rows: readonly Cells[]): Row[] {
  const handleOf = (cell: Cells) => cell('handle') || cell('url handle')
  return [...Map.groupBy(rows, handleOf)].flatMap(([id, group]) => {
    const [first] = group
    if (first === undefined || id === '') return []
    const images = group.map((cell) => cell('image src') || cell('product image url')).filter(Boolean)
    const sizes = group.filter((cell) => priceOf(cell) !== '' || cell('option1 value') !== '')
    return (sizes.length === 0 ? [first] : sizes).map((cell, index) => ({
      id,
      ...(index === 0 && {
        name: first('title'),
        description: plainText(first('body (html)') || first('description')),
        category: first('type') || lastOf(first('product category'), '>'),
        'search words': first('tags'),
        status: shopifyStatus(first),
        pictures: [...new Set(images)].join(' | '),
        'spec: Brand': first('vendor'),
        ...taxes(first, first('variant tax code')),
      }),
      sku: cell('variant sku') || cell('sku'),
      size: ['option1 value', 'option2 value', 'option3 value']
        .map(cell)
        .filter((text) => text !== '' && text !== 'Default Title')
        .join(' | '),
      ...prices(priceOf(cell), cell('variant compare at price') || cell('compare-at price')),
      ...weight(cell('variant grams') || cell('weight value (grams)'), 0.001),
    }))
  })
}

function priceOf(cell: Cells): string {
  return cell('variant price') || cell('price')
}

function shopifyStatus(cell: Cells): string {
  const status = cell('status').toLowerCase()
  if (['draft', 'archived'].includes(status)) return status
  const published = (cell('published') || cell('published on online store')).toLowerCase()
  return published === 'false' ? 'draft' : 'published'
}

/** Simple products, and variable ones with the variations that name them; bundles and links to other shops are left out. */
function wooRows(rows: readonly Cells[], names: readonly string[]): Row[] {
  const variations = Map.groupBy(
    rows.filter((cell) => typesOf(cell).includes('variation')),
    (cell) => cell('parent'),
  )
  return rows.flatMap((cell) => {
    const types = typesOf(cell)
    if (!types.includes('simple') && !types.includes('variable')) return []
    const sizes = [cell('sku'), `id:${cell('id')}`].flatMap((key) =>
      key === '' ? [] : (variations.get(key) ?? []),
    )
    const [category = '', subcategory = ''] = (cell('categories').split(',')[0] ?? '')
      .split('>')
      .map((text) => text.trim())
    const attributes = attributesOf(cell, names).map(([name, text]) => [
      `spec: ${name}`,
      text.split(/\s*,\s*/).join(' | '),
    ])
    const product: Row = {
      name: cell('name'),
      category,
      subcategory,
      status: cell('published') === '1' ? 'published' : 'draft',
      ...taxes(cell, cell('tax class')),
      'in one sentence': plainText(cell('short description')),
      description: plainText(cell('description')),
      'search words': cell('tags'),
      pictures: cell('images')
        .split(/\s*,\s*/)
        .join(' | '),
      ...(sizes.length === 0 && Object.fromEntries(attributes)),
    }
    return (sizes.length === 0 ? [cell] : sizes).map((size, index) => ({
      ...(index === 0 && product),
      sku: size('sku'),
      size:
        size === cell
          ? ''
          : attributesOf(size, names)
              .map(([, text]) => text)
              .join(' | '),
      ...prices(size('sale price') || size('regular price'), size('sale price') && size('regular price')),
      ...weight(size('weight (kg)'), 1),
      ...weight(size('weight (lbs)'), 0.453_592_37),
      ...weight(size('weight (g)'), 0.001),
    }))
  })
}

function typesOf(cell: Cells): string[] {
  return cell('type')
    .toLowerCase()
    .split(/\s*,\s*/)
}

function attributesOf(cell: Cells, names: readonly string[]): [name: string, value: string][] {
  return names.flatMap((head): [string, string][] => {
    const number = /^attribute (\d+) name$/.exec(head)?.[1]
    const [name, value] = [cell(head), cell(`attribute ${number} value(s)`)]
    return number === undefined || name === '' || value === '' ? [] : [[name, value]]
  })
}

function prices(price: string, mrp: string): Row {
  return { 'price with gst': price, mrp: Number(mrp) > Number(price) ? mrp : '' }
}

function weight(text: string, kilograms: number): Row {
  const value = Math.round(Number(text) * kilograms * 1_000) / 1_000
  return text !== '' && value > 0 ? { 'weight kg': String(value) } : {}
}

/** HSN code and GST rate, from columns that were added for them or from what the software has for taxes. */
function taxes(cell: Cells, tax: string): Row {
  const hsn = cell('hsn') || cell('hsn code') || (/^\d{4,8}$/.test(tax) ? tax : '')
  const rate = cell('gst rate') || cell('gst %') || (/\b(\d{1,2})\s*%/.exec(tax)?.[1] ?? '')
  return { ...(hsn !== '' && { hsn }), ...(rate !== '' && { 'gst rate': rate }) }
}

function lastOf(path: string, separator: string): string {
  return path.split(separator).at(-1)?.trim() ?? ''
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The text of a description that is written in HTML. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\s*(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim()
}
