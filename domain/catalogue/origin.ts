/** Name of the filter by country of origin, which law asks for wherever imported goods are listed. */
export const ORIGIN_FACET = 'Country of origin'

/** Country whose goods are not imported. */
export const HOME_COUNTRY = 'India'

/** Spellings of it in documents, in small letters. */
export const homeSpellings = ['india', 'bharat', 'भारत', 'ind', 'in']

const ownAttribute = /^country of (?:origin|manufacture)$/i

type WithOrigin = {
  readonly countryOfOrigin?: string | null
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** Tells whether an attribute of a product is its country of origin. */
export function isOriginAttribute({ name }: { readonly name: string }): boolean {
  return ownAttribute.test(name.trim())
}

/**
 * Countries of origin of a product: its field, or else the attribute of that name; none where neither is given. The home country has one
 * name however it is spelt, so that its goods are not taken for imported ones.
 */
export function originsOf({ countryOfOrigin, attributes }: WithOrigin): readonly string[] {
  const told = countryOfOrigin ? [countryOfOrigin] : (attributes.find(isOriginAttribute)?.values ?? [])
  return told.map((name) => (homeSpellings.includes(name.trim().toLowerCase()) ? HOME_COUNTRY : name))
}
