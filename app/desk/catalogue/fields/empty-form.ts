import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { emptySubcategory } from '#domain/catalogue/entries/empty-subcategory.ts'
import { emptyVariant } from '#domain/catalogue/entries/empty-variant.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'

/** The form of a new entry. */
export function emptyForm(collection: Collection): EntryForm {
  switch (collection) {
    case 'departments':
      return { kind: collection, name: '', image: '', categoryIds: [] }
    case 'categories':
      return { kind: collection, name: '', image: '', searchWords: [] }
    case 'subcategories':
      return emptySubcategory
    case 'banners':
      return {
        kind: collection,
        image: '',
        headline: '',
        text: '',
        action: '',
        link: '',
        ground: '',
        groundDark: '',
      }
    case 'products':
      return {
        kind: collection,
        name: '',
        subcategoryIds: [],
        images: [],
        drawings: [],
        short: '',
        long: '',
        features: [],
        attributes: [],
        searchWords: [],
        hsn: '',
        gstRate: '',
        countryOfOrigin: 'India',
        variants: [emptyVariant],
      }
  }
}
