import { collections, type Collection } from '#domain/catalogue/entries/collections.ts'

/** The collection that an address names; products where it names none, undefined where there is no such collection. */
export function collectionOf(name = 'products'): Collection | undefined {
  return collections.find((each) => each === name)
}
