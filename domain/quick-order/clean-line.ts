/** What a forwarded message puts before each line: `[12/10, 9:41 am] Raju: `, `12/05/2025, 10:22 - Raju: `. */
const MESSAGE_HEADER =
  /^\s*(?:\[[^\]]{4,40}\]\s*|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s*[ap]m)?\s*[-–]\s*)[^:\n]{1,40}:\s*/iu
const BULLET = /^\s*(?:[-–—•*·▪►✓✔✅☐>➢]+\s*|\(?\d{1,3}[.)](?!\d)\s*|\(?[a-z][.)]\s+)+/iu

const amount = '\\d[\\d,]*(?:\\.\\d+)?'
/** Prices, dates, times, telephone numbers and addresses of the net, none of which is a size or a quantity. */
const NOISE: readonly RegExp[] = [
  /\b(?:gst|tax|discount|disc)\b\s*[:@+-]?\s*\d+(?:\.\d+)?\s*%|[+@]?\s*\d+(?:\.\d+)?\s*%\s*(?:gst|tax|off|discount|disc)\b/giu,
  /\bis\s*[:-]?\s*(?!710\b|303\b)\d{3,5}(?:\s*\([^)]*\))?(?:\s*[:-]\s*(?:19|20)\d{2})?\b/giu,
  /https?:\/\/\S+|\S+@\S+\.\w+/giu,
  /(?:\+91[- ]?|\b0)?(?<!\d)[6-9]\d{4}[- ]?\d{5}(?!\d)/gu,
  /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/gu,
  /\b\d{1,2}:\d{2}\s*(?:[ap]m)?\b/giu,
  new RegExp(
    `(?:@|₹|\\b(?:rs|inr|rate|price|mrp|cost|bhav|bhaav|daam)\\b\\.?)\\s*[:=]?\\s*(?:rs\\.?|₹)?\\s*${amount}(?:\\s*/-)?(?:\\s*(?:/|per\\b|each\\b)\\s*\\p{L}*)?`,
    'giu',
  ),
  new RegExp(
    `${amount}\\s*(?:/-|₹|\\b(?:rs|rupees|rupaye|रुपये|रु)\\b\\.?)(?:\\s*(?:/|per\\b|each\\b)\\s*\\p{L}*)?`,
    'giu',
  ),
  new RegExp(
    `(?<![\\d/])${amount}\\s*/\\s*(?:bag|kg|pc|pcs|piece|box|nos?|ton|mtr|sqft|each|unit)\\b`,
    'giu',
  ),
]

/** Short forms that begin with a number. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b1\s?(?:p|pole|पोल)(?![\p{L}\p{M}])/giu, ' sp '],
  [/\b2\s?(?:p|pole|पोल)(?![\p{L}\p{M}])/giu, ' dp '],
  [/\b3\s?(?:p|pole|पोल)(?![\p{L}\p{M}])/giu, ' tp '],
  [/\b4\s?(?:p|pole|पोल)(?![\p{L}\p{M}])/giu, ' fp '],
  [/\b\d\s?in\s?\d\b/giu, ' '],
  [/(?<=\d\s?)(?:cu\.?\s?)?m\^?[3³](?!\d)/giu, ' cum '],
  [/(?<=\d\s?)(?:sq\.?\s?)?m\^?[2²](?!\d)/giu, ' sqm '],
]
const PHONE = /(?<!\d)[6-9]\d{4}[- ]?\d{5}(?!\d)/u

/** Whether a line has a telephone number. */
export function hasPhone(line: string): boolean {
  return PHONE.test(line)
}

/** A line without what its message or its numbering put before it, and without prices, dates and telephone numbers. */
export function cleanLine(line: string): string {
  const bare = line.replace(MESSAGE_HEADER, '').replace(BULLET, '')
  const quiet = NOISE.reduce((text, pattern) => text.replaceAll(pattern, ' '), bare)
  return SHORT_FORMS.reduce((text, [pattern, form]) => text.replaceAll(pattern, form), quiet).trim()
}

const TOTAL =
  /^\W*(?:grand\s+)?(?:total|sub\s*total|sum|kul|कुल|एकूण|মোট|కుల్|மொத்தம்|ಒಟ್ಟು|કુલ|ਕੁੱਲ)(?![\p{L}\p{M}])/iu
const LETTER = /\p{L}/u

/** Whether a line is a sum, or has neither word nor number besides prices and the like: then it orders nothing. */
export function isRemark(line: string): boolean {
  const hasWords = LETTER.test(line)
  if (!hasWords) return !/\p{Nd}/u.test(line)
  return TOTAL.test(line.replace(MESSAGE_HEADER, '')) || !LETTER.test(cleanLine(line))
}
