/** Names of characters that exports of other shops use, besides their codes such as &#8211;. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  oslash: 'ø',
  Oslash: 'Ø',
  empty: '∅',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  prime: '′',
  Prime: '″',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  para: '¶',
  rarr: '→',
  larr: '←',
  harr: '↔',
  check: '✓',
  Omega: 'Ω',
  omega: 'ω',
  mu: 'μ',
  alpha: 'α',
  beta: 'β',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
}

/** A text whose characters may be written as `&deg;`, `&#176;` or `&#xB0;`. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,9});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return (Object.hasOwn(named, code) ? named[code] : undefined) ?? whole
    const point = Number(code.replace('#', '').replace(/^x/i, '0x'))
    // control characters and halves of pairs are no text
    const isText = point >= 32 && point <= 0x10_ffff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    return isText ? String.fromCodePoint(point) : whole
  })
}

/** The text of a description that is written in HTML. */
export function htmlText(html: string): string {
  const text = html
    .replaceAll(/<\s*(br|\/p|\/li|\/div|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
  return decodeEntities(text)
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim()
}
