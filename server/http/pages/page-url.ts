import { calculatorInputs } from '#domain/calculators/calculators.ts'
import { parseLanguage, splitLanguage } from '#domain/i18n/language.ts'

/** The parameters that pages and calls read, by path; a name that ends in a dot is the beginning of many, "[]" one that repeats. */
const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/shoppage': ['shop', 'list', 'mainCat', 'header'],
  '/subpage': ['mainCat', 'sub', 'header', 'sort', 'page', 'min', 'max', 'f.'],
  '/detailpage': ['productId', 'variantIndex'],
  '/search': ['q', 'sort', 'page', 'min', 'max', 'f.'],
  '/profile/quotations/for-customer': ['of'],
  '/__manifest': ['paths', 'p', 'version'],
}
/** The inputs of a calculator, and the variants that its materials are bought as. */
const calculatorParameters = ['in', 'from', 'for', 'use.', ...calculatorInputs]
const productParameters = ['variantIndex']
const callParameters = ['page', 'language']
const productsByIdParameters = ['id[]', 'language']

/**
 * The part of a URL that decides what is answered: the path, and the parameters that it reads, each once but for filters. What
 * links of campaigns and made-up queries add costs no rendering and no room in the page cache.
 */
export function pageUrl(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const known = parametersOf(splitLanguage(path).path)
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(url.slice(at))) {
    const isMany =
      known.includes(`${name}[]`) || known.some((prefix) => prefix.endsWith('.') && name.startsWith(prefix))
    const saysNothing = name === 'language' && parseLanguage(value) === 'en'
    if (isMany || (known.includes(name) && !kept.has(name) && !saysNothing)) kept.append(name, value)
  }
  return kept.size === 0 ? path : `${path}?${kept.toString()}`
}

function parametersOf(path: string): readonly string[] {
  const page = path.replace(/(?:\/_)?\.data$/, '')
  const known = parametersOfPage(page.replace(/(?<=.)\/$/, '').toLowerCase())
  return page === path ? known : [...known, '_routes']
}

/** By the path in small letters and without a slash at its end: the router of the pages makes no difference either. */
function parametersOfPage(path: string): readonly string[] {
  if (path.startsWith('/product/') || path.startsWith('/preview/')) return productParameters
  if (path.endsWith('/products')) return productsByIdParameters
  if (path.startsWith('/calculators/')) return calculatorParameters
  return pageParameters[path] ?? (/\/get\w+$/.test(path) ? callParameters : [])
}
