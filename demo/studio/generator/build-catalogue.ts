import { bannerFile, parsePicture, pictureName, urlOfFile, urlOfPicture } from './picture-request.ts'
import type { PictureRequest } from './picture-request.ts'
import { bannerTexts } from '../hindi/banner-texts.ts'
import { inHindi } from '../hindi/hindi.ts'
import { subcategoryWords } from '../hindi/subcategory-words.ts'
import { goesWith } from '../products/goes-with.ts'
import { materialOf } from '../products/materials.ts'
import type { Subcategory, Tables } from '../products/rows.ts'
import { brandModelsOf, productSourcesOf } from './product-source.ts'
import { productOf, rowIdOf, searchWordsOf } from './product.ts'
import type { Document } from './product.ts'
import { requestPicture } from './variants.ts'
import type { PictureUrl } from './variants.ts'

export type Catalogue = {
  /** Documents by collection, in the field names of the import format. */
  readonly collections: Readonly<
    Record<'maincategory' | 'subcategory' | 'shops' | 'products' | 'partner-banners', readonly Document[]>
  >
  /** Every picture that the collections show, by name. */
  readonly pictures: ReadonlyMap<string, PictureRequest>
  /** What each banner is composed of, back to front, by the banner's id. */
  readonly bannerPictures: ReadonlyMap<string, readonly PictureRequest[]>
}

/** Main categories that keep the old spelling of the name's field. */
const oldSpelling = new Set(['granite', 'switchgear', 'locks'])

/** The same tables always give the same catalogue. */
export function buildCatalogue(tables: Tables): Catalogue {
  const pictures = new Map<string, PictureRequest>()
  const register = (request: PictureRequest): string => {
    pictures.set(pictureName(request), request)
    return urlOfPicture(request)
  }
  const urlOf: PictureUrl = (text, brandModel, tone) => register(requestPicture(text, brandModel, tone))
  const subcategoryImage = ({ picture, lines }: Subcategory): string => {
    const [line] = lines
    const brandModel = line === undefined ? undefined : brandModelsOf(line)[0]
    return line === undefined || brandModel === undefined
      ? ''
      : urlOf(picture ?? line.picture, brandModel, brandModel.tone)
  }
  const products = productSourcesOf(tables.mainCategories).map((source, index) =>
    productOf(source, rowIdOf('P', index), urlOf),
  )
  const maincategory = tables.mainCategories.map(
    ({ id, name, picture, searchWords, subcategories }): Document => ({
      id,
      [oldSpelling.has(id) ? 'MainCategory_Name' : 'mainCategory_Name']: name,
      mainCategory_Image: register(parsePicture(picture ?? subcategories[0]?.lines[0]?.picture ?? '', '')),
      searchWords: searchWordsOf(searchWords),
      hi: { name: inHindi(name) },
    }),
  )
  const subcategory = tables.mainCategories.flatMap(({ id, subcategories }) =>
    subcategories.map((each): Document => ({
      id: each.id,
      subCategory_Name: each.name,
      subCategory_Image: subcategoryImage(each),
      mainCategoryRow: [id, ...(each.alsoIn ?? [])],
      searchWords: searchWordsOf(each.searchWords),
      ...(materialOf[each.id] && { material: materialOf[each.id] }),
      ...(goesWith[each.id] && { goesWith: goesWith[each.id] }),
      hi: { name: inHindi(each.name), words: subcategoryWords(each) },
    })),
  )
  const shops = tables.shops.map(({ id, name, picture, mainCategories }, index): Document => ({
    id,
    rowId: rowIdOf('S', index),
    name,
    specification: { imageUrl: register(parsePicture(picture, '')) },
    mainCategoryRow: index % 2 === 0 ? [...mainCategories] : JSON.stringify(mainCategories),
    hi: { name: inHindi(name) },
  }))
  const banners = tables.banners.map(({ pictures: _, ...banner }): Document => ({
    ...banner,
    bannerUrl: urlOfFile(bannerFile(banner.id)),
    hi: bannerTexts[banner.id],
  }))
  return {
    collections: { maincategory, subcategory, shops, products, 'partner-banners': banners },
    pictures,
    bannerPictures: new Map(
      tables.banners.map((banner) => [banner.id, banner.pictures.map((text) => parsePicture(text, ''))]),
    ),
  }
}

/** JSON with one document per line, so that a diff shows the documents that changed. */
export function serialize(documents: readonly Document[]): string {
  return `[\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]\n`
}
