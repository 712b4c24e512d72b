/**
 * Normalizes a text for comparison: lower case, ASCII digits and quotes, `½` as `1/2`, without the marks that people leave
 * out (nukta, combining marks of Latin letters), and with one mark for a nasal vowel in Devanagari and Gujarati.
 */
export function normalizeText(text: string): string {
  // fast path: most catalogue texts are plain ASCII
  if (/^[\w ,.()/%+&:;-]*$/.test(text)) return text.toLowerCase()
  return (
    text
      // the hyphen of `1-½` joins what is one number
      .replaceAll(
        /(?:(?<=\d)[-.])?([¼-¾⅐-⅞])/g,
        (_, fraction: string) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')}`,
      )
      // the sign of ordinals, typed for a degree
      .replaceAll(/(?<=\d)[º˚]/g, '°')
      .replaceAll(/[“”″„]|''|′′/g, '"')
      .replaceAll(/[‘’′`]/g, "'")
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f\u093c]/g, '')
      .replaceAll('\u0901', '\u0902')
      .replaceAll('\u0a81', '\u0a82')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\p{Cc}/gu, ' ')
  )
}
