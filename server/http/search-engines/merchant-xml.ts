import { createHash } from 'node:crypto'
import type { ComparableUnit } from '#domain/catalogue/prices/comparable-price.ts'
import { shorten } from '#domain/catalogue/lists/shorten.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { MerchantItem } from '#domain/catalogue/search-engines/merchant-items.ts'
import { publicPicture } from '#domain/catalogue/search-engines/public-picture.ts'
import { escapeXml } from './sitemap-xml.ts'

/** The most characters of a field, and the most further pictures (support.google.com/merchants, "Product data specification"). */
const MAX_ID = 50
const MAX_TITLE = 150
const MAX_TEXT = 5_000
const MAX_SIZE = 100
const MAX_TYPE = 750
const MAX_MORE_IMAGES = 10
/** Something heavier has no `shipping_weight`, rather than one that is refused. */
const MAX_WEIGHT_KG = 1_000

const unitNames: Readonly<Record<ComparableUnit, string>> = {
  kg: 'kg',
  litre: 'l',
  metre: 'm',
  'sq ft': 'sqft',
}

/** The beginning of a feed of Google Merchant Center (RSS 2.0), before its items. */
export function merchantBegin(
  store: { readonly name: string; readonly tagline: string },
  home: string,
): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>' +
    `${element('title', store.name)}${element('link', home)}${element('description', store.tagline)}\n`
  )
}
export const merchantEnd = '</channel>\n</rss>\n'

/** One item of the feed. */
export function merchantItem(item: MerchantItem, origin: string): string {
  const { price, salePrice, brand, mpn, gtin, images, categories } = item
  const [image = '', ...more] = images.map((each) => publicPicture(each, origin) ?? '')
  const fields: Field[] = [
    ['id', idOf(item.id)],
    ['item_group_id', item.groupId && idOf(item.groupId)],
    ['title', shorten(item.title, MAX_TITLE)],
    ['description', shorten(item.description, MAX_TEXT)],
    ['link', origin + item.path],
    ['image_link', image],
    ...more.slice(0, MAX_MORE_IMAGES).map((url): Field => ['additional_image_link', url]),
    ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', rupees(price)],
    ['sale_price', salePrice && rupees(salePrice)],
    ['condition', 'new'],
    ['brand', brand && shorten(brand, MAX_SIZE)],
    ['gtin', gtin],
    ['mpn', mpn && shorten(mpn, MAX_SIZE)],
    ['identifier_exists', gtin || (brand && mpn) ? null : 'no'],
    ['size', shorten(item.size, MAX_SIZE)],
    ['product_type', shorten(categories.join(' > '), MAX_TYPE)],
    ...measures(item),
  ]
  return `<item>${fields.map(([name, text]) => (text ? element(`g:${name}`, text) : '')).join('')}</item>\n`
}

/** A field of an item; none without a text. */
type Field = readonly [name: string, text: string | 0 | null]

function measures({ content, weightKg }: MerchantItem): Field[] {
  const unit = content === null ? '' : unitNames[content.unit]
  return [
    ['shipping_weight', weightKg && weightKg <= MAX_WEIGHT_KG ? `${plain(weightKg)} kg` : null],
    ...(content === null
      ? []
      : [
          ['unit_pricing_measure', `${plain(content.value)} ${unit}`] as const,
          ['unit_pricing_base_measure', `1 ${unit}`] as const,
        ]),
  ]
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function rupees(paise: Paise): string {
  return `${(paise / 100).toFixed(2)} INR`
}

/** At most three decimals, never an exponent. */
function plain(value: number): string {
  return String(Number(value.toFixed(3)))
}

/** An id of at most 50 characters, the end of a longer one replaced by its hash. */
function idOf(id: string): string {
  if (id.length <= MAX_ID) return id
  const hash = createHash('sha256').update(id).digest('base64url').slice(0, 16)
  return `${id.slice(0, MAX_ID - hash.length - 1).toWellFormed()}-${hash}`
}
