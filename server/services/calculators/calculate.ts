import { calculate as calculateFrom, materialsOf, type Calculation } from '#domain/calculators/calculate.ts'
import {
  calculatorsFor,
  type CalculatorLink,
  type CalculatorName,
} from '#domain/calculators/calculator-names.ts'
import type { LinkQuery } from '#domain/calculators/read-inputs.ts'
import { choiceOf } from '#domain/calculators/supply.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Material } from '#domain/catalogue/measures/materials.ts'
import { toPublicProduct, type PublicProduct } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { nameIn, translateWord, type Glossary } from '#domain/catalogue/translations/glossary.ts'
import { withOptions } from '#domain/catalogue/translations/translate.ts'
import { productsInSubcategories } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = {
  readonly database: Database
  readonly readSubcategories: () => Promise<readonly Subcategory[]>
  readonly readGlossary: () => Promise<Glossary>
}

/** The most products that a material is chosen from. */
const MAX_PRODUCTS = 120

/** Calculates the answer to the parameters of a link, in variants that are sold (PRICE-05). */
export async function calculate(
  { database, readSubcategories, readGlossary }: Dependencies,
  name: CalculatorName,
  query: LinkQuery,
): Promise<Calculation> {
  const subcategories = await readSubcategories()
  const { language, words } = await readGlossary()
  const sold = new Map<Material, PublicProduct[]>()
  for (const material of materialsOf(name)) {
    const ids = subcategories.filter((each) => each.material === material).map(({ id }) => id)
    const products = await productsInSubcategories(database.queries, { ids, limit: MAX_PRODUCTS })
    sold.set(
      material,
      products.map((each) => ({ ...toPublicProduct(each), name: nameIn(language, each) })),
    )
  }
  const calculation = calculateFrom(name, query, sold)
  const say = (word: string): string => translateWord(words, word)
  const optionsOf = new Map(
    [...sold.values()]
      .flat()
      .flatMap(({ id, variants }) =>
        variants.map(({ options }, index) => [compositeId(id, index), options] as const),
      ),
  )
  // sizes are read from options, so those are translated in the end
  const needs = calculation.needs.map((need) => ({
    ...need,
    lines: need.lines.map((line) => ({ ...line, variant: withOptions(line.variant, words) })),
    offers: need.offers.map((offer) => ({
      ...offer,
      choice: choiceOf(optionsOf.get(offer.value) ?? [], words),
      pack: offer.pack === null ? null : say(offer.pack),
    })),
  }))
  return { ...calculation, needs }
}

/** The calculators for what some subcategories sell, with the material that they know it as. */
export async function findCalculators(
  { readSubcategories }: Pick<Dependencies, 'readSubcategories'>,
  subcategoryIds: readonly string[],
): Promise<CalculatorLink[]> {
  if (subcategoryIds.length === 0) return []
  const subcategories = await readSubcategories()
  const links = subcategories
    .filter(({ id }) => subcategoryIds.includes(id))
    .flatMap(({ material }) => calculatorsFor(material))
  return [...new Map(links.map((link) => [link.name, link])).values()]
}
