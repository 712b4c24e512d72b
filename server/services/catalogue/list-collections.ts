import type { Banner } from '#domain/catalogue/banner.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type { Language } from '#domain/i18n/language.ts'
import { makeGlossary, type Glossary } from '#domain/catalogue/translations/glossary.ts'
import { collectPhrases, type Phrases } from '#domain/catalogue/translations/phrases.ts'
import { translateRecord } from '#domain/catalogue/translations/translate.ts'
import { readRecords } from '../../db/catalogue/collections.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database }

/** All banners in a language, in their order. */
export async function listBanners({ database }: Dependencies, language: Language): Promise<Banner[]> {
  const banners = (await readRecords(database.queries, 'banners')) as Banner[]
  return banners.map((each) => translateRecord(each, language))
}

/** All main categories in a language, in catalogue order. */
export async function listMainCategories(
  { database }: Dependencies,
  language: Language,
): Promise<MainCategory[]> {
  const categories = (await readRecords(database.queries, 'main_categories')) as MainCategory[]
  return categories.map((each) => translateRecord(each, language))
}

/** All subcategories in a language, in catalogue order. */
export async function listSubcategories(
  { database }: Dependencies,
  language: Language,
): Promise<Subcategory[]> {
  const subcategories = (await readRecords(database.queries, 'subcategories')) as Subcategory[]
  return subcategories.map((each) => translateRecord(each, language))
}

/** All shops in a language, in catalogue order. */
export async function listShops({ database }: Dependencies, language: Language): Promise<Shop[]> {
  const shops = (await readRecords(database.queries, 'shops')) as Shop[]
  return shops.map((each) => translateRecord(each, language))
}

/** Names of categories and words of products in a language, with the English for them. */
export async function readPhrases({ database }: Dependencies, language: Language): Promise<Phrases> {
  const categories = (await readRecords(database.queries, 'main_categories')) as MainCategory[]
  const subcategories = (await readRecords(database.queries, 'subcategories')) as Subcategory[]
  return collectPhrases(language, categories, subcategories)
}

/** The words of a language for products. */
export async function readGlossary({ database }: Dependencies, language: Language): Promise<Glossary> {
  return makeGlossary(language, (await readRecords(database.queries, 'subcategories')) as Subcategory[])
}
