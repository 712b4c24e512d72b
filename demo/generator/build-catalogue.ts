import { brandOf } from '../brands/brands.ts'
import { gstRateOf } from '../products/gst-rates.ts'
import type { Banner, Finish, Line, Main, Shop, Size, Sub } from '../products/rows.ts'
import { describe } from './description.ts'
import type { Make } from './description.ts'
import { addressOf, bannerFile, nameOf, pictureFile, requestOf } from '../renderer/picture-name.ts'
import type { PictureRequest } from '../renderer/picture-name.ts'
import { breaksOf, priceOf, shelfPrice, spread } from './pricing.ts'
import type { PriceBreak } from './pricing.ts'
import { between, hashOf, shareOf, slug } from './seeded.ts'

export type Document = { readonly id: string } & Readonly<Record<string, unknown>>

export type Tables = {
  readonly mains: readonly Main[]
  readonly shops: readonly Shop[]
  readonly banners: readonly Banner[]
}

export type Catalogue = {
  readonly collections: Readonly<
    Record<'maincategory' | 'subcategory' | 'shops' | 'products' | 'partner-banners', readonly Document[]>
  >
  readonly pictures: ReadonlyMap<string, PictureRequest>
  readonly bannerPictures: ReadonlyMap<string, readonly PictureRequest[]>
}

/** How much of the data is untidy, as in a real shop's database. */
const untidy = {
  textInsteadOfList: 0.24,
  textVariantsOnly: 0.06,
  textDescriptionOnly: 0.05,
  numbersAsText: 0.02,
  oldSpelling: new Set(['granite', 'switchgear', 'locks']),
} as const

type Variant = {
  readonly uid: string
  readonly options: string[]
  readonly unit: string
  readonly basePrice: number
  readonly discountAmount: number
  readonly packagingCost: number
  readonly sellingPriceWOGST: number
  readonly sellingGSTAmount: number
  readonly sellingPriceWithGST: number
  readonly taxStatus: 'Taxable'
  readonly image: string
  readonly comissionAmount: number
  readonly weightKg: number
  readonly minQuantity?: number
  readonly quantityStep?: number
  readonly priceBreaks?: readonly PriceBreak[]
}

function makeOf(text: string): Make {
  const [name = '', tone] = text.split('#')
  const [brand = '', model = ''] = name.split('/')
  return {
    brand: brandOf(brand),
    model: model.replaceAll('_', ' '),
    ...(tone === undefined ? {} : { tone }),
  }
}

function makesOf(line: Line): Make[] {
  return line.makes.split(' ').map(makeOf)
}

function wordsOf(...lists: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(
      lists
        .flatMap((list) => (list ?? '').split(','))
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ]
}

/** One kind of goods by one make, on its place in the shop. */
export type Article = {
  readonly id: string
  readonly line: Line
  readonly make: Make
  readonly sub: Sub
  readonly main: Main
  /** The how manieth of its line, and of its subcategory. */
  readonly inLine: number
  readonly inSub: number
}

function idOf(line: Line, make: Make): string {
  return [line.id ?? slug(line.name), make.brand.id, slug(make.model)].filter((part) => part !== '').join('-')
}

export function articlesOf(mains: readonly Main[]): Article[] {
  return mains.flatMap((main) =>
    main.subs.flatMap((sub) =>
      sub.lines
        .flatMap((line) =>
          makesOf(line).map((make, inLine) => ({ id: idOf(line, make), line, make, sub, main, inLine })),
        )
        .map((article, inSub) => ({ ...article, inSub })),
    ),
  )
}

function specificationOf({ id, line, make, sub }: Article): Record<string, string[]> {
  const labels = line.sizes.map(([label]) => label)
  const table: Record<string, string[]> = { Brand: [make.brand.name] }
  if (make.model !== '') {
    table['Model Name'] = [make.model]
    table['Model No.'] = [`${make.brand.name.slice(0, 2).toUpperCase()}-${1000 + (hashOf(id) % 9000)}`]
  }
  table['Product Type'] = [sub.name]
  for (const [key, value] of Object.entries(line.spec)) table[key] = value.split('|')
  if (line.finishes !== undefined) table[line.finishKey ?? 'Finish'] = line.finishes.map(([name]) => name)
  const millimetres = labels.filter((label) => /^[\d.x ]+ mm\b/.test(label))
  if (table['Sizes(mm)'] === undefined && millimetres.length === labels.length) {
    table['Sizes(mm)'] = [...new Set(labels.map((label) => (/^[\d.x ]+/.exec(label)?.[0] ?? label).trim()))]
  }
  if (table['Warranty'] === undefined && make.brand.warranty !== undefined)
    table['Warranty'] = [make.brand.warranty]
  return table
}

/** Gives the address of a picture. */
export type Picture = (text: string, make: Make, tone?: string) => string

function pictureRequest(text: string, make: Make, tone?: string): PictureRequest {
  return requestOf(text, make.brand.id, tone)
}

function pictureOf(request: PictureRequest): string {
  return addressOf(pictureFile(nameOf(request)))
}

/** The address alone, without keeping the request. */
export const pictureAddress: Picture = (text, make, tone) => pictureOf(pictureRequest(text, make, tone))

function variantsOf({ id, line, make }: Article, picture: Picture): Variant[] {
  const rate = gstRateOf(line.hsn)
  const level = make.brand.factor * (1 + between(`level ${id}`, -spread.wobble, spread.wobble))
  const finishes: readonly Finish[] = line.finishes ?? [['', 1]]
  const only = line.sizes.length * finishes.length === 1
  const one = (size: Size, finish: Finish, index: number): Variant => {
    const [label, price, weightKg, ownPicture] = size
    const [finishName, factor, tone] = finish
    const cost = priceOf(`${id}|${index}`, price * level * factor, rate)
    return {
      uid: `${id}-v${index + 1}`,
      options:
        only && line.sizes[0]?.[0] === 'Default' ? [] : [label, ...(finishName === '' ? [] : [finishName])],
      unit: line.unit,
      ...cost,
      packagingCost: line.packing ?? 0,
      taxStatus: 'Taxable',
      image: picture(ownPicture ?? line.pic, make, ownPicture === undefined ? (tone ?? make.tone) : tone),
      weightKg,
      ...(line.minQuantity === undefined
        ? {}
        : { minQuantity: line.minQuantity, quantityStep: line.quantityStep ?? 1 }),
      ...(line.bulk === undefined
        ? {}
        : { priceBreaks: breaksOf(shelfPrice(cost.sellingPriceWithGST), rate, line.bulk) }),
    }
  }
  return line.sizes.flatMap((size, s) =>
    finishes.map((finish, f) => one(size, finish, s * finishes.length + f)),
  )
}

const priceFields = [
  'basePrice',
  'discountAmount',
  'packagingCost',
  'sellingPriceWOGST',
  'sellingGSTAmount',
  'sellingPriceWithGST',
  'comissionAmount',
] as const

function withTextPrices(variant: Variant): Record<string, unknown> {
  return { ...variant, ...Object.fromEntries(priceFields.map((field) => [field, String(variant[field])])) }
}

export function productOf(article: Article, rowId: string, picture: Picture): Document {
  const { id, line, make, sub, main } = article
  const first = picture(line.pic, make, make.tone)
  const variants = variantsOf(article, picture)
  const more = (line.more ?? []).map((text) => picture(text, make))
  const words = describe(article)
  const description = {
    images: [...new Set([first, ...variants.map((variant) => variant.image), ...more])].slice(0, 5),
    ...words,
  }
  const specification = specificationOf(article)
  const mess = shareOf(`untidy ${id}`)
  const { textInsteadOfList: all, textVariantsOnly: someVariants, textDescriptionOnly: someText } = untidy
  const variantsAsText = mess < all + someVariants
  const descriptionAsText = mess < all || (mess >= all + someVariants && mess < all + someVariants + someText)
  const stored = shareOf(`numbers ${id}`) < untidy.numbersAsText ? variants.map(withTextPrices) : variants
  return {
    id,
    productName: [make.brand.name, make.model, line.name].filter((part) => part !== '').join(' '),
    rowId,
    subCategoryRow: [sub.id],
    ProductDescription: descriptionAsText ? JSON.stringify(description) : description,
    ProductSpectification: descriptionAsText ? JSON.stringify(specification) : specification,
    variants: variantsAsText ? JSON.stringify(stored) : stored,
    hsn: line.hsn,
    gstRate: gstRateOf(line.hsn),
    countryOfOrigin: line.origin ?? 'India',
    searchWords: wordsOf(line.words, sub.words, main.words),
  }
}

export function rowIdOf(letter: string, index: number): string {
  return `${letter}-${String(index + 1).padStart(5, '0')}`
}

/** The whole catalogue from the tables; the same tables give the same catalogue. */
export function buildCatalogue(tables: Tables): Catalogue {
  const pictures = new Map<string, PictureRequest>()
  const keep = (request: PictureRequest): string => {
    pictures.set(nameOf(request), request)
    return pictureOf(request)
  }
  const picture: Picture = (text, make, tone) => keep(pictureRequest(text, make, tone))
  const subPicture = (sub: Sub): string => {
    const line = sub.lines[0]
    const make = line === undefined ? undefined : makesOf(line)[0]
    return line === undefined || make === undefined ? '' : picture(sub.pic ?? line.pic, make, make.tone)
  }
  const articles = articlesOf(tables.mains)
  const products = articles.map((article, index) => productOf(article, rowIdOf('P', index), picture))
  const maincategory = tables.mains.map((main): Document => ({
    id: main.id,
    [untidy.oldSpelling.has(main.id) ? 'MainCategory_Name' : 'mainCategory_Name']: main.name,
    mainCategory_Image: keep(requestOf(main.pic ?? main.subs[0]?.lines[0]?.pic ?? '', '')),
    searchWords: wordsOf(main.words),
  }))
  const subcategory = tables.mains.flatMap((main) =>
    main.subs.map((sub): Document => ({
      id: sub.id,
      subCategory_Name: sub.name,
      subCategory_Image: subPicture(sub),
      mainCategoryRow: [main.id, ...(sub.alsoIn ?? [])],
      searchWords: wordsOf(sub.words),
    })),
  )
  const shops = tables.shops.map((shop, index): Document => ({
    id: shop.id,
    rowId: rowIdOf('S', index),
    name: shop.name,
    specification: { imageUrl: keep(requestOf(shop.pic, '')) },
    mainCategoryRow: index % 2 === 0 ? [...shop.mains] : JSON.stringify(shop.mains),
  }))
  const bannerPictures = new Map<string, readonly PictureRequest[]>()
  const banners = tables.banners.map(({ pics, ...banner }): Document => {
    bannerPictures.set(
      banner.id,
      pics.map((text) => requestOf(text, '')),
    )
    return { ...banner, bannerUrl: addressOf(bannerFile(banner.id)) }
  })
  return {
    collections: { maincategory, subcategory, shops, products, 'partner-banners': banners },
    pictures,
    bannerPictures,
  }
}

/** One document to a line, so that a change shows as one line. */
export function textOf(documents: readonly Document[]): string {
  return `[\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]\n`
}
