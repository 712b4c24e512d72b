import { unitInHindi } from '../../i18n/hindi-units.ts'
import type { Language } from '../../i18n/language.ts'
import type { Facets, ProductCard, ProductFilters } from '../lists/product-card.ts'
import { translateWord, translationIn, type Glossary } from './glossary.ts'
import type { Translated, Translation, Words } from './translation.ts'

/** A record of a shop, category, subcategory or banner in a language, in English where it says nothing in that. */
export function translateRecord<R extends Translated>(
  record: R,
  language: Language,
): Omit<R, 'translations'> {
  const { words: _, ...texts } = translationIn(language, record)
  const { translations: __, ...others } = record
  return { ...others, ...texts }
}

/** The card of a product in a language. It is made in English first, since amounts are read from options. */
export function translateCard(
  card: ProductCard,
  product: Translated & { readonly subcategoryIds: readonly string[] },
  glossary: Glossary,
): ProductCard {
  if (glossary.language === 'en') return card
  const { name, short } = translationIn(glossary.language, product)
  const words = glossary.wordsOf(product.subcategoryIds)
  return {
    ...card,
    name: name ?? card.name,
    summary: short ?? card.summary,
    variants: card.variants.map((variant) => ({
      ...variant,
      options: variant.options.map((option) => translateWord(words, option)),
    })),
    ...(card.measure && { measure: { ...card.measure, unit: unitInHindi(card.measure.unit) } }),
  }
}

/** A variant with its options in a language, beside those that amounts are read from; its unit is a code that texts of pages translate. */
export function withOptions<V extends { readonly options: readonly string[] }>(
  variant: V,
  words: Words,
): V & { readonly readAs?: readonly string[] } {
  const options = variant.options.map((option) => translateWord(words, option))
  return String(options) === String(variant.options)
    ? variant
    : { ...variant, options, readAs: variant.options }
}

/** The texts of a product in a language. */
export function translateDescription<D extends object>(
  description: D,
  { short, long, features }: Translation,
): D {
  return {
    ...description,
    ...(short !== undefined && { short }),
    ...(long !== undefined && { long }),
    ...(features !== undefined && { features }),
  }
}

/** Filters with labels in a language: what they filter by stays English, so that an address means the same in each. */
export function labelFacets({ attributes, prices }: Facets, { words }: Glossary): Facets {
  return {
    prices,
    attributes: attributes.map(({ name, values }) => ({
      ...labelled(words, { name }, name),
      values: values.map((each) => labelled(words, each, each.value)),
    })),
  }
}

/** Chosen filters with labels in a language. */
export function labelFilters(filters: ProductFilters, { words }: Glossary): ProductFilters {
  return { ...filters, attributes: filters.attributes.map((each) => labelled(words, each, each.value)) }
}

function labelled<T extends object>(words: Words, value: T, text: string): T & { readonly label?: string } {
  const label = translateWord(words, text)
  return label === text ? value : { ...value, label }
}
