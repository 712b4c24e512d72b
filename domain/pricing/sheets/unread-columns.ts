/** Things that a column may restrict: who buys, where to, when, which goods, or on which terms. */
export const restrictions = ['who', 'where', 'when', 'what', 'terms'] as const
export type Restriction = (typeof restrictions)[number]

/** A column of a sheet that says something and is not read. */
export type UnreadColumn = {
  /** Position in the sheet, from 1. */
  readonly place: number
  /** Empty for a column without a head. */
  readonly head: string
  /** First thing that it says. */
  readonly example: string
  /** Thing that it seems to restrict; null for a remark. */
  readonly restricts: Restriction | null
}

/** Heads of remarks, those of our own sheets among them, though a word of them be one of those below. */
const remarks =
  /^(?:(?:s|sr|sl) ?no|no|#|name|(?:product|item|size|customer) name|remarks?|notes?|comments?|description|(?:created|updated|changed|entered) .*|hsn.*|units?|uom|mrp|.*price now|.*(?:price|rate|tax|gst) ?%?|picture|image|photo|link|url|टिप्पणी)$/u

const words: Readonly<Record<Restriction, RegExp>> = {
  who: /\b(?:who|whom|customers?|party|parties|clients?|buyers?|dealers?|firms?|company|companies|contractors?|builders?|retailers?|distributors?|accounts?|members?|persons?|people|phones?|mobiles?|contacts?|gstins?|gst (?:no|number)|segments?|tiers?)\b|ग्राहक|पार्टी|फर्म|फ़र्म|ठेकेदार|किसके/u,
  where:
    /\b(?:where|city|cities|towns?|states?|districts?|areas?|zones?|regions?|locations?|places?|sites?|branch|branches|stores?|shops?|godowns?|warehouses?|pins?|pincodes?|postal|zips?|routes?|territory|territories|deliver(?:y|ed) (?:to|at))\b|शहर|राज्य|ज़िला|जिला|इलाका|इलाक़ा|पिन|जगह/u,
  when: /\b(?:when|dates?|days?|weekdays?|weeks?|months?|years?|valid|validity|periods?|seasons?|festivals?|times?|timings?|hours?|till|until|upto|up to|from|starts?|ends?|expiry|expires?|effective|wef)\b|तारीख|दिनांक|दिन|महीना|महीने|समय/u,
  what: /\b(?:products?|items?|goods|materials?|sizes?|variants?|grades?|packs?|packing|packaging|models?|series|types?|kinds?|colou?rs?|departments?|groups?|category|categories|sub ?category|brands?|makes?|skus?|codes?|thickness|diameter|quality)\b|सामान|माल|नाप|साइज|साइज़|ब्रांड|श्रेणी/u,
  terms:
    /\b(?:only|conditions?|terms|limits?|min|minimum|max|maximum|moq|exclud(?:e|es|ed|ing)|except|exclusions?|not|applicable|applicability|eligible|eligibility|payments?|modes?|cash|credit|quantity|quantities|qty|orders?|value|once|uses?|cap)\b|शर्त|सिर्फ|सिर्फ़|केवल|न्यूनतम|मात्रा/u,
}

/** Finds what a head seems to restrict; null for a remark. */
export function restrictionOf(head: string): Restriction | null {
  const text = head
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%#]+/gu, ' ')
    .trim()
  if (remarks.test(text)) return null
  return restrictions.find((each) => words[each].test(text)) ?? null
}
