import type { Collection } from '../entries/collections.ts'
import { parsers, type EntryRecord, type EntryRecords } from '../entries/entry-record.ts'
import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import type { Product } from '../product.ts'
import type { Shop } from '../shop.ts'
import { productDocument } from './product-document.ts'
import { jsonOr, likeFormer, plain, writeFields, type Spellings } from './write-fields.ts'
import { writeTranslations } from './write-translations.ts'

const spellings: { readonly [Name in Exclude<Collection, 'products'>]: Spellings<EntryRecords[Name]> } = {
  departments: {
    rowId: plain('rowId'),
    name: plain('name'),
    mainCategoryIds: jsonOr('mainCategoryRow'),
  },
  categories: {
    name: plain('mainCategory_Name', 'MainCategory_Name'),
    image: plain('mainCategory_Image', 'MainCategory_Image'),
    searchWords: plain('searchWords'),
  },
  subcategories: {
    name: plain('subCategory_Name', 'SubCategory_Name'),
    image: plain('subCategory_Image', 'SubCategory_Image'),
    mainCategoryIds: jsonOr('mainCategoryRow'),
    searchWords: plain('searchWords'),
    material: plain('material'),
    goesWith: jsonOr('goesWith'),
  },
  banners: {
    image: plain('bannerUrl'),
    headline: plain('headline'),
    text: plain('text'),
    action: plain('action'),
    link: plain('link'),
    ground: plain('ground'),
    groundDark: plain('groundDark'),
  },
}

/**
 * The document of an entry, in the field names and historical spellings in which catalogues are delivered. Of the document that it
 * was read from stay the fields that no record knows, and the spelling of those that still read as the record says: an entry that
 * nobody changed is exported as it was delivered.
 */
export function entryDocument(
  collection: Collection,
  record: EntryRecord,
  delivered: RawDocument,
): RawDocument {
  if (collection === 'products') return productDocument(record as Product, delivered)
  const document = writeOther(collection, record as Exclude<EntryRecord, Product>, delivered)
  return collection === 'departments' ? withShopImage(document, record as Shop) : document
}

function writeOther<Name extends keyof typeof spellings>(
  collection: Name,
  record: EntryRecords[Name],
  document: RawDocument,
): RawDocument {
  const parsed = parsers[collection](document)
  const reads = 'record' in parsed ? parsed.record : null
  return writeTranslations(writeFields(record, spellings[collection], { document, reads }), record, reads)
}

function withShopImage(document: RawDocument, { image }: Shop): RawDocument {
  const parsed = parsers.departments(document)
  if ('record' in parsed && parsed.record.image === image) return document
  const content = parseJsonField(document.specification, 'specification', [])
  const { imageUrl: _, ...others } = isRawDocument(content) ? content : {}
  const specification = image === null ? others : { ...others, imageUrl: image }
  return { ...document, specification: likeFormer(document.specification, specification) }
}
