import { enumerations, ranges, types } from './vocabulary.ts'

/**
 * Properties that Google requires of a type for its results: merchant listings, product variants, breadcrumbs, local business, site
 * name, search box (developers.google.com/search/docs/appearance/structured-data).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'variesBy'],
  SearchAction: ['target', 'query-input'],
  Store: ['name', 'address'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
  MerchantReturnPolicy: ['applicableCountry'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
}

/**
 * Faults of a JSON-LD document against the excerpt of schema.org's vocabulary and against what Google requires: an unknown type, a
 * property outside its domain, a value outside the range, a missing property, a URL that is not absolute.
 */
export function findJsonLdFaults(document: unknown): string[] {
  if (!isNode(document)) return ['the document is no object']
  const { '@context': context, ...node } = document
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(context)}`]),
    ...faultsOf(node, ''),
  ]
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultsOf({ '@type': type, ...properties }: Node, path: string): string[] {
  const at = `${path}/${String(type)}`
  if (typeof type !== 'string' || types[type] === undefined) return [`${at} is no known type`]
  const lines = lineage(type)
  const known = new Set(lines.flatMap((name) => types[name]?.properties ?? []))
  const missing = (required[type] ?? [])
    .filter((name) => isEmpty(properties[name]))
    .map((name) => `${at} has no ${name}`)
  return [
    ...missing,
    ...Object.entries(properties).flatMap(([name, value]) =>
      known.has(name)
        ? [value].flat().flatMap((each) => valueFaults(name, each, `${at}.${name}`))
        : [`${at}.${name} is no property of it`],
    ),
  ]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A type with everything that it is a kind of. */
function lineage(type: string): string[] {
  return [type, ...(types[type]?.of ?? []).flatMap(lineage)]
}

function valueFaults(name: string, value: unknown, at: string): string[] {
  const range = ranges[name]
  if (isNode(value)) {
    const kinds = typeof value['@type'] === 'string' ? lineage(value['@type']) : []
    const outside = range !== undefined && !kinds.some((kind) => range.includes(kind))
    return [...(outside ? [`${at} takes no ${kinds[0]}`] : []), ...faultsOf(value, at)]
  }
  if (isEmpty(value)) return [`${at} is empty`]
  if (range === undefined || range.some((kind) => isData(kind, value))) return []
  return [`${at} cannot be ${JSON.stringify(value)}`]
}

/** Tells whether a value is one of a data type, or of an enumeration. */
function isData(kind: string, value: unknown): boolean {
  if (kind === 'Text') return typeof value === 'string'
  if (kind === 'Number') return typeof value === 'number' && Number.isFinite(value)
  if (kind === 'Boolean') return typeof value === 'boolean'
  if (kind === 'URL') return typeof value === 'string' && URL.canParse(value)
  const members = enumerations[kind] ?? []
  return typeof value === 'string' && members.some((member) => value === `https://schema.org/${member}`)
}
