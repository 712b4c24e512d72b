import type { Facets } from './product-card.ts'

/** A value of an attribute, how many products of the list have it, and how many would be left if it were chosen. */
export type CountedValue = {
  readonly name: string
  readonly value: string
  readonly products: number
  readonly left: number
}

const MOST_ATTRIBUTES = 6
const MOST_VALUES = 12

/** What people choose goods by, the most telling first; further attributes follow by how many products have them. */
const telling = ['brand', 'product type', 'grade', 'material', 'colour', 'finish', 'thickness', 'sizes']

/**
 * Picks from all attributes of a list the ones worth narrowing it by: at most six with at most twelve values each. An
 * attribute with one value tells nothing apart; one whose values all differ, such as a model number, is no choice.
 */
export function selectFacets(counted: readonly CountedValue[]): Facets['attributes'] {
  const names = [...new Set(counted.map(({ name }) => name))]
  const candidates = names
    .map((name) => {
      const values = counted.filter((entry) => entry.name === name)
      return { name, values, spread: Math.max(...values.map(({ products }) => products)) }
    })
    .filter(({ name, values, spread }) => values.length > 1 && (spread > 1 || rankOf(name) < telling.length))
  return candidates
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || total(b.values) - total(a.values))
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name, values }) => ({
      name,
      values: values
        .toSorted((a, b) => b.products - a.products || byText(a.value, b.value))
        .slice(0, MOST_VALUES)
        .toSorted((a, b) => byText(a.value, b.value))
        .map(({ value, left }) => ({ value, count: left })),
    }))
}

/** `Thickness(mm)` ranks as `thickness`. */
function rankOf(name: string): number {
  const plain = name.replace(/\s*\(.*$/, '').toLowerCase()
  const rank = telling.indexOf(plain)
  return rank < 0 ? telling.length : rank
}

function total(values: readonly CountedValue[]): number {
  return values.reduce((sum, { products }) => sum + products, 0)
}

/** Sizes in the order of their numbers, words by their letters. */
function byText(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
