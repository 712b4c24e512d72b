import type { ProductSort } from '#domain/catalogue/lists/product-card.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Price } from '#domain/money/price.ts'

/** Words of a query about money, and the query without them. */
export type PriceWords = {
  readonly rest: string
  readonly minPrice?: Price
  readonly maxPrice?: Price
  readonly sort?: Extract<ProductSort, 'price-down' | 'measure-up'>
}

/**
 * Letters, marks and digits of a shape (`shapeOf`), small and as ranges: with `\p` and `i` in each place, the first query of a process
 * would take a tenth of a second to compile them.
 */
const LETTER = String.raw`a-z\u0080-\u00af\u00b1-\u00d6\u00d8-\u2012\u2014-\u20b8\u20ba-\u{10ffff}`
const START = `(?<![${LETTER}0-9.])`
const END = `(?![${LETTER}0-9])`

const SIGN = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay|rupiya|रुपये|रुपए|रु\.?)`
const SCALE = String.raw`(?:k|thousand|hazaa?r|हज़ार|हजार|lakhs?|lacs?|लाख)`
const NUMBER = String.raw`\d[\d,]{0,11}(?:\.\d{1,2})?`
/** Named groups cannot repeat in one expression, so each amount has a name of its own. */
const plain = (name: string) => String.raw`(?<${name}>${NUMBER})(?:\s?(?<${name}Scale>${SCALE})${END})?`
/** Units that may not follow a bare number for it to be money: it is a size or a quantity then. */
const UNIT =
  'mm|cm|mtrs?|met(?:er|re)s?|m|ft|feet|foot|inch(?:es)?|in|kgs?|kilos?|gms?|grams?|g|lt?rs?|lit(?:er|re)s?|l|ml|tons?|tonnes?|mt|' +
  'sq\\.?|sqft|sqmm|sqm|watts?|w|kw|hp|amps?|a|v|volts?|microns?|gauge|swg|bags?|pcs?|pieces?|box(?:es)?|nos?|psi|bar|core|way|' +
  'modul(?:e|ar)|lumens?|cft|cum|rft|x|grade|degrees?|years?|sheets?|coils?|rolls?|bundles?|packets?|tiles per'
const NOT_MEASURED = String.raw`(?![\d.]|\s*(?:${UNIT})${END}|\s*["'°%×*])`
const PER_MEASURE = String.raw`(?:\s*(?:/|per|a|ka|प्रति)\s*(?<measure>kg|kilo|sq\.?\s?ft|sqft|square f(?:oo|ee)t|lit(?:re|er)|ltr|l|met(?:re|er)|mtr|m|rft)${END})?`

/** An amount that says that it is money, and one that something else around it has to say so of. */
const marked = (name: string) =>
  String.raw`(?:${SIGN}\s*${plain(name)}(?:\s?/-)?${NOT_MEASURED}|${plain(`${name}Of`)}\s*(?:${SIGN}${END}|/-))`
const either = (name: string) =>
  String.raw`(?:${marked(name)}|${plain(`${name}Bare`)}(?:\s?/-)?${NOT_MEASURED})`

const UPPER_BEFORE = String.raw`(?:(?:price|rate|cost)s?\s+)?(?:under|below|less than|lower than|cheaper than|up\s?to|upto|within|not more than|at most|max(?:imum)?|(?:in|my)?\s*budget(?: of| is)?|<=?)`
const UPPER_AFTER = String.raw`(?:se kam|se saste?|se sasti|tak(?: ka| ki| ke)?|ke andar|ke under|ke (?:niche|neeche)|me?i?n? budget|peksha kami|paryant|thi ochh?[aiu]|से कम|तक(?: का| की| के)?|के अंदर|के नीचे|पेक्षा कमी|पर्यंत)`
const LOWER_BEFORE = String.raw`(?:(?:price|rate|cost)s?\s+)?(?:above|over|more than|higher than|at least|min(?:imum)?|starting(?: from| at)?|>=?)`
const LOWER_AFTER = String.raw`(?:se (?:zyada|jyada|jada|upar|adhik)|ke upar|peksha jast[ai]?|से ज़?्?यादा|से ज्यादा|से ज़्यादा|से ऊपर|के ऊपर|पेक्षा जास्त|\+)`
const FILLER = String.raw`(?:\s+(?:wal[aei]|price|rate|में|mein|me|वाल[ाीे])${END})?`

const pattern = (body: string) => new RegExp(`${START}${body}${FILLER}`, 'u')

type Bounds = { readonly min?: string; readonly max?: string }
/** In the order in which they are looked for: what says more comes first. */
const amounts: readonly { readonly pattern: RegExp; readonly bounds: Bounds }[] = [
  {
    pattern: pattern(
      String.raw`(?:between|from)\s+${either('low')}\s*(?:and|to|-|–|se)\s*${either('high')}${PER_MEASURE}`,
    ),
    bounds: { min: 'low', max: 'high' },
  },
  {
    pattern: pattern(
      String.raw`${SIGN}\s*${plain('low')}\s*(?:-|–|to|se)\s*(?:${SIGN}\s*)?${plain('high')}(?:\s*${SIGN}${END})?${NOT_MEASURED}${PER_MEASURE}`,
    ),
    bounds: { min: 'low', max: 'high' },
  },
  {
    pattern: pattern(
      String.raw`${plain('low')}\s*(?:-|–|to|se|से)\s*${plain('high')}\s*(?:${SIGN}${END}|/-|(?:ke|के)\s+(?:beech|bich|बीच)|tak${END})${PER_MEASURE}`,
    ),
    bounds: { min: 'low', max: 'high' },
  },
  {
    pattern: pattern(String.raw`${UPPER_BEFORE}\s*${either('high')}${PER_MEASURE}`),
    bounds: { max: 'high' },
  },
  {
    pattern: pattern(String.raw`${either('high')}\s*${UPPER_AFTER}${END}${PER_MEASURE}`),
    bounds: { max: 'high' },
  },
  { pattern: pattern(String.raw`${LOWER_BEFORE}\s*${either('low')}${PER_MEASURE}`), bounds: { min: 'low' } },
  {
    pattern: pattern(String.raw`${either('low')}\s*${LOWER_AFTER}(?![${LETTER}])${PER_MEASURE}`),
    bounds: { min: 'low' },
  },
  {
    pattern: pattern(String.raw`(?:(?:for|at|@|in|around|approx)\s*)?${marked('high')}${PER_MEASURE}`),
    bounds: { max: 'high' },
  },
]

const CHEAP = String.raw`(?:(?:sabse|sab se|सबसे)\s+)?(?:cheapest|cheap|sast[aei]|saste se sast[aei]|(?:lowest|low|least|best|minimum)[\s-](?:price|cost|rate)d?s?|kam (?:daam|dam|rate|price|keemat|kimat)|affordable|economical|low budget|swasta|swast|सस्त[ाीे]|स्वस्त|कम (?:दाम|रेट))`
const DEAR = String.raw`(?:(?:sabse|सबसे)\s+)?(?:costliest|most expensive|(?:highest|high)[\s-]price|meh?ng[aei]|mahang[aei]|महंग[ाीे]|महाग)`
const sorts = [
  // the smallest pack costs least and is not cheap
  { sort: 'measure-up', pattern: pattern(`${CHEAP}(?=${END})`) },
  { sort: 'price-down', pattern: pattern(`${DEAR}(?=${END})`) },
] as const
/** `per kg` by itself, which then says what to compare by. */
const MEASURE = pattern(
  String.raw`(?:price |rate )?(?:per|/|prati|प्रति)\s*(?:kg|kilo|sq\.?\s?ft|sqft|square f(?:oo|ee)t|lit(?:re|er)|ltr|met(?:re|er)|mtr|rft)(?=${END})`,
)
/** Words that ask for a price and name nothing. */
const ASKS = pattern(
  String.raw`(?:(?:ka|ki|ke|का|की|के)\s+)?(?:price|rate|cost|bhaa?v|daa?m|keemat|kimat|भाव|दाम|कीमत|रेट)s?(?:\s+(?:list|today|aaj ka|kya hai|क्या है))?(?=${END})`,
)

/** Longer texts are searched as they are. */
const MAX_LENGTH = 200

/**
 * Reads what a query says of its price: `wire under 2000`, `₹300-500 tap`, `sasta cement`, `cheapest 12 mm bar per kg`. A bare
 * number is money only where words say so and no unit follows it. Null where nothing is said of money, and where nothing
 * else is left to look for. A price per kg or the like cannot be bounded: it sorts.
 */
export function readPriceWords(typed: string): PriceWords | null {
  if (typed.length > MAX_LENGTH) return null
  const query = queryOf(typed)
  const amount = findAmount(query)
  const left = amount === null ? query : without(query, amount.found)
  const isPerMeasure = amount?.isPerMeasure === true
  const order = findSort(left)
  if (amount === null && order === null) return null
  const rest = tidy(withoutMatch(order?.rest ?? left, ASKS).text)
  if (!/[\p{L}\p{N}]/u.test(rest)) return null
  return { rest, ...(isPerMeasure ? { sort: 'measure-up' } : { ...amount?.bounds, ...sortOf(order) }) }
}

function sortOf(order: ReturnType<typeof findSort>): Pick<PriceWords, 'sort'> {
  return order === null ? {} : { sort: order.sort }
}

function findAmount({ shape }: Query) {
  for (const { pattern: sought, bounds } of amounts) {
    const found = sought.exec(shape)
    if (found === null) continue
    const groups = found.groups ?? {}
    const one = bounds.min === undefined ? null : rupees(groups, bounds.min, bounds.max)
    const other = bounds.max === undefined ? null : rupees(groups, bounds.max)
    if ((one ?? other) === 0) continue
    const [min, max] = one !== null && other !== null && one > other ? [other, one] : [one, other]
    return {
      found,
      isPerMeasure: groups['measure'] !== undefined,
      bounds: {
        ...(min !== null && { minPrice: toPrice(min) }),
        ...(max !== null && { maxPrice: toPrice(max) }),
      },
    }
  }
  return null
}

/** The groups that an amount may be in, by how it is marked. */
const namesOf = (name: string) => [name, `${name}Of`, `${name}Bare`]

/** An amount in rupees; in `2-3 hazar` the second one's scale is also the first's. */
function rupees(
  groups: Readonly<Record<string, string | undefined>>,
  name: string,
  scaledAs?: string,
): number {
  const key = namesOf(name).find((each) => groups[each] !== undefined) ?? name
  const lent = scaledAs === undefined ? [] : namesOf(scaledAs)
  const scale = [key, ...lent].map((each) => groups[`${each}Scale`]).find((each) => each !== undefined) ?? ''
  const by = scale === '' ? 1 : /^(?:la|ल)/i.test(scale) ? 100_000 : 1_000
  return Math.min(Math.round(Number((groups[key] ?? '0').replaceAll(',', '')) * by * 100) / 100, 999_999_999)
}

function findSort(query: Query) {
  for (const { sort, pattern: sought } of sorts) {
    const found = sought.exec(query.shape)
    if (found === null) continue
    const rest = without(query, found)
    return { sort, rest: sort === 'measure-up' ? withoutMatch(rest, MEASURE) : rest }
  }
  return null
}

/** A query, and its shape: as long, in small letters, with plain spaces, and a bar for each sign that says nothing of money. */
type Query = { readonly text: string; readonly shape: string }

function queryOf(typed: string): Query {
  const text = typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  const shape = text
    // the only letter that is longer when small
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{ASCII}₹–°×]/gu, (sign) =>
      /\s/.test(sign) ? ' ' : '|'.repeat(sign.length),
    )
  return { text, shape }
}

function without({ text, shape }: Query, { index, 0: { length } }: RegExpExecArray): Query {
  const cut = (from: string): string => `${from.slice(0, index)} ${from.slice(index + length)}`
  return { text: cut(text), shape: cut(shape) }
}

function withoutMatch(query: Query, sought: RegExp): Query {
  const found = sought.exec(query.shape)
  return found === null ? query : without(query, found)
}

/** Removes the words and signs that stand alone after something between was taken out. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')
    .replace(/^(?:show|find|get|buy|the|a|of|in|for|with|mein|me|ka|ki|ke|का|की|के)\s+(?=\S)/iu, '')
    .replace(/\s+(?:in|for|at|of|with|mein|me|mai|ka|ki|ke|का|की|के|में|price|rate|chahiye|chaiye|चाहिए)$/iu, '')
    .trim()
}
