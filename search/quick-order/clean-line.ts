import { withoutRowCode } from './at-length/row-codes.ts'
import { withoutShortForms } from '../lexicon/short-forms.ts'

/** Header that a forwarded message puts before each line: `[12/10, 9:41 am] Raju: `, `12/05/2025, 10:22 - Raju: `. */
const MESSAGE_HEADER =
  /^\s*(?:\[[^\]]{4,40}\]\s*|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s*[ap]m)?\s*[-–]\s*)[^:\n]{1,40}:\s*/iu
const BULLET =
  /^\s*(?:[①-⑳]\s*|\p{Nd}{1,2}\ufe0f?\u20e3\s*|[-–—•*·▪►✓✔✅☐>➢]+\s*|\(?\p{Nd}{1,3}(?:\.(?!\p{Nd})|\))\s*|#\p{Nd}{1,3}\s+|\d{1,3}(?:\.\d{1,3}){2,}\s+|\(?\d{1,3}\.\d{1,3}\)\s*|\(?[a-z][.)]\s+|\((?:[ivx]+|[a-z])\)\s*)+/iu

const amount = '\\d[\\d,]*(?:\\.\\d+)?'
/** Units after which a sum may follow. */
const COUNTED =
  'bags?|bori|katt[ae]|nos?|pcs?|piece|nag|box|peti|kgs?|kilo|ton|coil|bundle|pkt|packet|ltr|sq ?ft|sft|cft|brass|length|sheet|roll|dozen|pair|sets?'
/** Prices, dates, times, telephone numbers and addresses of the net, none of which is a size or a quantity. */
const NOISE: readonly RegExp[] = [
  /\b(?:gst|tax|discount|disc)\b\s*[:@+-]?\s*\d+(?:\.\d+)?\s*%|[+@]?\s*\d+(?:\.\d+)?\s*%\s*(?:gst|tax|off|discount|disc)\b/giu,
  /\bis\s*[:-]?\s*(?!710\b|303\b)\d{3,5}(?:\s*\([^)]*\))?(?:\s*[:-]\s*(?:19|20)\d{2})?(?:\s*\(?part\s*-?\s*(?:\d|[ivx]+)\)?)?\b/giu,
  // numbers of rows, goods, papers, places and times
  /^\s*(?:sr|sl|s|item|line|serial)\.?\s*(?:no\.?|number)?\s*\d{1,3}\s*[:.)-]/giu,
  /^\W*(?:stage|phase|step|month|week|day|site|floor|level|room|flat|villa|house|plot|tower|wing|zone|building|bldg)\s*[-.]?\s*(?:no\.?\s*)?\d{1,3}(?:\s*[:：]|\s+[-–—]\s+(?=\p{L}))/giu,
  // how long a maker answers for a thing
  /\b(?:warranty|guarantee)(?:\s{1,3}(?:of|for|period))?\s{0,3}[:-]?\s{0,3}\d{1,2}\s{0,3}(?:years?|yrs?|months?)\b|\b\d{1,2}\s{0,3}-?\s{0,3}(?:years?|yrs?|months?)(?:['’]?s)?\s{1,3}(?:warranty|guarantee)\b/giu,
  // rooms, where something else counts: the 2 of `bed room 2 light 12 w` may be lights
  new RegExp(
    `^\\s*(?:[a-z]{2,4}\\s)?(?:rm|room)s?\\.?\\s*(?:no\\.?\\s*)?[a-z]?-?(?:\\d{3,4}|\\d{1,2}(?=[a-z]?\\s*[-–:,/&]|.*[\\s-]\\d+\\s{0,3}(?:${COUNTED})?\\.?\\s{0,3}$))[a-z]?(?:\\s?[-/,&]\\s?\\d{1,4})*(?![\\p{L}\\d"'.]|\\s*(?:[x×*]|by|ft|feet|foot|sq|m|mtr|no|nos|pcs?)(?!\\p{L}))\\s*[-:,]?`,
    'giu',
  ),
  /^\s*\d{3,4}(?:\s?[/,&-]\s?\d{3,4})+\s+[-–:]\s+(?=\p{L})/gu,
  /\b(?:hsn|sac)(?:\s*(?:code|no))?\.?\s*[:-]?\s*\d{4,8}\b/giu,
  /\b(?:invoice|bill|challan|order|po|ref|quotation|tender|cat|catalogue|model|article|code)\.?\s*(?:no|number)\b\.?\s*[:-]?\s*[\w/-]*\d[\w/-]*/giu,
  /\b(?:sector|h\.?\s?no|pin ?code|pin(?=[\s:-]*\d{6}\b)|(?:plot|flat|house|gali|street|road)\s*no)\.?\s*[:-]?\s*\d+[a-z]?\b/giu,
  /\b\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?/giu,
  /\b\d{1,2}\.\d{1,2}\.(?:19|20)?\d{2}\b/giu,
  /(?<!\p{Nd})\p{Nd}{1,2}\s*(?:ta?reekh|tarikh|तारीख|तारीख़|तारखे)(?![\p{L}\p{M}])(?:\s*(?:tak|ko|तक|को))?/giu,
  /\b\d{1,2}(?:st|nd|rd|th)?\s*(?:jan|january|feb|february|mar|march|apr|april|may|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december)\b(?:,?\s*20\d{2}\b)?/giu,
  // a number that is repeated in words: `50 (fifty) bags`
  /(?<=\d)\s*\((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and|only)[\s-]*)+\)/giu,
  /\bclass designation\s*[:-]?\s*\d+(?:\.\d+)?/giu,
  /\b\d{1,2}(?::\d{2})?\s*(?:ba?je|बजे|वाजता|o'?clock)(?![\p{L}\p{M}])(?:\s+tak\b)?/giu,
  // a sum after a quantity: `50 bag x 380 = 19000`, `20 bag = 7600`
  new RegExp(
    `(?<=\\d\\s?(?:${COUNTED})\\.?\\s*)(?:[x×*@]\\s*${amount}\\s*)?=\\s*(?:rs\\.?|₹)?\\s*${amount}`,
    'giu',
  ),
  /https?:\/\/\S+|\S+@\S+\.\w+/giu,
  /(?:\+91[- ]?|\b0)?(?<!\d)[6-9]\d{4}[- ]?\d{5}(?!\d)/gu,
  /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/gu,
  /\b\d{1,2}:\d{2}\s*(?:[ap]m)?\b/giu,
  // the parts of the mortar that something is laid in: `tiles in CM 1:3`
  /(?<=(?:\b(?:cm|mortar|plaster|concrete|cement)\b|सीमेंट)\.?\s*[-–(]?\s*)1\s?:\s?\d(?:\.\d)?(?:\s?:\s?\d{1,2})?\)?/giu,
  new RegExp(
    `(?:@|₹|\\b(?:rs|inr|rate|price|mrp|cost|bhav|bhaav|daam)\\b\\.?)\\s*[:=]?\\s*(?:rs\\.?|₹)?\\s*${amount}(?:\\s*/-)?(?:\\s*(?:/|per\\b|each\\b)\\s*\\p{L}*)?`,
    'giu',
  ),
  new RegExp(
    `${amount}\\s*(?:/-|₹|\\b(?:rs|rupees|rupaye|रुपये|रु)\\b\\.?)(?:\\s*(?:/|per\\b|each\\b)\\s*\\p{L}*)?`,
    'giu',
  ),
  // sums in other scripts, in thousands too
  /[\p{Nd}][\p{Nd},]*(?:\.\p{Nd}+)?\s*(?:हजार|हज़ार|হাজার|ஆயிரம்|వేల|ಸಾವಿರ|ആയിരം|હજાર|ਹਜ਼ਾਰ)?\s*(?:रुपये|रुपए|रूपये|रु|টাকা|টাকায়|টকা|ரூபாய்|ரூ|రూపాయలు|రూ|ರೂಪಾಯಿ|ರೂ|രൂപ|રૂપિયા|રૂ|ਰੁਪਏ|ଟଙ୍କା)(?![\p{L}\p{M}])\.?/gu,
  new RegExp(
    `(?<![\\d/])${amount}\\s*/\\s*(?:bag|kg|pc|pcs|piece|box|nos?|ton|mtr|sqft|each|unit)\\b`,
    'giu',
  ),
  new RegExp(
    `(?<![\\d/])(?:\\d[\\d,]*\\.\\d+|\\d{3,})\\s*/\\s*(?:mt|rmt|rft|sq\\.?\\s?(?:ft|m|mtr)|sft|cft|cum|ltr|set|pair|sheet|sht|roll|coil|length|dozen|doz|pkt)\\b`,
    'giu',
  ),
]

/** Raised figures behind a number, which are none of its own. */
const RAISED = /(?<=\d)[⁰¹²³⁴-⁹]+/gu

const PHONE = /(?<!\d)[6-9]\d{4}[- ]?\d{5}(?!\d)/u

/** Tells whether a line has a telephone number. */
export function hasPhone(line: string): boolean {
  return PHONE.test(line)
}

/** The latest lines: each is read several times, by itself and with what stands beside it. */
const cleaned = new Map<string, string>()
const MAX_CLEANED = 500

/** A line without what its message or its numbering put before it, and without prices, dates and telephone numbers. */
export function cleanLine(line: string): string {
  const known = cleaned.get(line)
  if (known !== undefined) return known
  const bare = withoutRowCode(line.replace(MESSAGE_HEADER, '').replace(BULLET, ''))
  const quiet = NOISE.reduce((text, pattern) => text.replaceAll(pattern, ' '), bare)
  const clean = withoutShortForms(quiet)
    .replaceAll(RAISED, (raised) => `^${raised.normalize('NFKC')}`)
    .trim()
  if (cleaned.size === MAX_CLEANED) cleaned.clear()
  cleaned.set(line, clean)
  return clean
}

const TOTAL =
  /^\W*(?:grand\s+)?(?:total|sub\s*total|sum|kul|balance|pichla|baki|baaki|bakaya|बाकी|बकाया|பாக்கி|மொத்த|कुल|एकूण|মোট|కుల్|மொத்தம்|ಒಟ್ಟು|કુલ|ਕੁੱਲ)(?![\p{L}\p{M}])/iu
/** Text that a messenger writes by itself. */
const BY_MESSENGER =
  /^\W*(?:forwarded(?: many times)?|<?media omitted>?|(?:image|video|audio|document|sticker|gif) omitted|this message was deleted|you deleted this message|missed (?:voice|video) call|messages and calls are end-to-end encrypted.*)\W*$/iu
/** A number of a house, and a word for where it stands. */
const HOUSE =
  /\b(?:flat|house|plot|shop|h\.?\s?no|sector|gali|street|road|tower|wing|floor|makan)\s*(?:no\.?|number)?\s*[-:]?\s*[a-z]?-?\d/iu
const STREET =
  /\b(?:apartments?|society|nagar|colony|sector|road|marg|vihar|enclave|residency|building|complex|opp|opposite|near|landmark|gali|chowk|pin ?code)\b/iu
const LETTER = /\p{L}/u

/** Words of a heading: `CPVC FITTINGS`, `Electrical items`. */
const OF_HEADINGS =
  /(?<![\p{L}\p{M}])(?:fittings?|items?|materials?|list|works?|sam[ae]?an|samagri|maal|accessories|सामान|सामग्री|लिस्ट|साहित्य|સામાન|సామాను|பொருட்கள்|মাল|ਸਮਾਨ)(?![\p{L}\p{M}])/iu
const MOST_HEADING_WORDS = 6

/** Tells whether a line only says what the lines after it are about: no number, and a colon, stars or a word of headings. */
export function isHeading(line: string): boolean {
  const bare = line.replace(MESSAGE_HEADER, '').replace(BULLET, '').trim()
  if (/\p{Nd}/u.test(bare) || !LETTER.test(bare) || bare.split(/\s+/u).length > MOST_HEADING_WORDS)
    return false
  return /[:：]\s*[-–—]?\s*\*?$/u.test(bare) || /^\*[^*]+\*$/u.test(line.trim()) || OF_HEADINGS.test(bare)
}

/** Tells whether a line is a sum, or has neither word nor number besides prices and the like: then it orders nothing. */
export function isRemark(line: string): boolean {
  const hasWords = LETTER.test(line)
  if (!hasWords) return !/\p{Nd}/u.test(line)
  const bare = line.replace(MESSAGE_HEADER, '')
  const isAddress = HOUSE.test(bare) && STREET.test(bare.replace(HOUSE, ' '))
  return TOTAL.test(bare) || BY_MESSENGER.test(bare) || isAddress || !LETTER.test(cleanLine(line))
}
