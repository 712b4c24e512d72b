import { normalizeText } from '#domain/text/normalize-text.ts'
import { isGroupedNumber } from '#domain/text/grouped-number.ts'
import { withAsciiDigits } from '#domain/text/ascii-digits.ts'

/** A word, a number or a sign of a text. */
export type RawToken = {
  readonly kind: 'word' | 'number' | 'sign'
  /** The normalized text; numbers without thousands separators, where those stand as anybody sets them. */
  readonly text: string
  /** The value of a number; 0 otherwise. */
  readonly value: number
  /** True when nothing separates it from the token before. */
  readonly isGlued: boolean
}

/** `1 000` is one number: nothing else is written with a nought before two figures. So is `1e3`, as programs write a thousand. */
const number =
  '(?<![\\d.,])\\d{1,3}(?: 0\\d{2})+(?![\\d.,/])|(?:\\d+[ -])?\\d{1,2}/(?:2|4|8|16|32)(?![\\d/])|\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?(?!\\d)|\\d+(?:\\.\\d+)?e\\+?0*[1-9](?![\\p{L}\\d])|\\d+(?:\\.\\d+)?|(?<![.\\d\\p{L}\\p{M}])\\.\\d+'
const TOKEN = new RegExp(`(${number})|([\\p{L}\\p{M}]+)|([^\\s\\p{L}\\p{M}\\p{N}])`, 'gu')
/** Ranks of quality, which are no counts: bricks of the 1st class. */
const ORDINAL = /(?<![\p{L}\p{N}.])([123])\s?(?:st|nd|rd)(?![\p{L}\p{N}])/gu
/** Grades in Roman numerals: the base of `Grade II`. */
const ROMAN = /(?<=(?<!\p{L})grade[\s-]+)(?:i{1,3}|iv)(?![\p{L}\p{N}])/gu
/** The angle of a bend, with an asterisk for its sign: `elbow 90*`. */
const ANGLE = /(?<=(?<![\d.])(?:45|87\.5|90))\*(?!\s*\d)/gu
const ORDINALS = ['', 'first', 'second', 'third']
const FRACTION = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/

/** Signs and figures, without which a text is written in plain words. */
const WRITTEN = /[\d/'.-]/

/** Dashes that join two words or two numbers, as word processors set them: `4–5 mm`, `10~12 mm`. */
const DASH = /(?<=[\p{L}\p{M}\d])[‐-―−](?=[\p{L}\d])|(?<=\d)[~〜～](?=\d)/gu

/** Splits a text into words, numbers and signs: `12mm` is two tokens, `1 1/2` one, digits of all scripts are numbers. */
export function rawTokens(text: string): RawToken[] {
  const digital = withAsciiDigits(normalizeText(text)).replaceAll(DASH, '-')
  const normalized = (WRITTEN.test(digital) ? spellOut(digital) : digital).replaceAll(ROMAN, (numeral) =>
    String(numeral.startsWith('iv') ? 4 : numeral.length),
  )
  const tokens: RawToken[] = []
  let end = -1
  for (const match of normalized.matchAll(TOKEN)) {
    const [all, digits, word] = match
    const isGlued = match.index === end
    end = match.index + all.length
    if (digits !== undefined) tokens.push(...numberTokens(digits, isGlued))
    else tokens.push({ kind: word === undefined ? 'sign' : 'word', text: all, value: 0, isGlued })
  }
  return tokens
}

/** A text without the signs of abbreviations, fractions and compounds. */
function spellOut(text: string): string {
  return (
    text
      // `n/w` is one short form
      .replaceAll(/(?<=(?<!\p{L})\p{L})\/(?=\p{L}(?!\p{L}))/gu, '')
      // Assamese: `ব'ৰ্ড`
      .replaceAll(/(?<=\p{Script=Bengali})'(?=\p{Script=Bengali})/gu, '')
      // codes: `M.12`
      .replaceAll(/(?<=(?<![\p{L}\p{M}\d.])\p{L})\.(?=\d)/gu, '')
      // abbreviations: `m.s. sheet`, `sq. mm`
      .replaceAll(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
      // 1¼ inches: `1.1/4`
      .replaceAll(/(?<![\d.])(\d)\.(?=[135]\/[248](?!\d))/gu, '$1 ')
      .replaceAll(/(?<=[\p{L}\p{M}])-(?=[\p{L}\p{N}])/gu, ' ')
      .replaceAll(/(?<=\d)-(?=\p{L}{2}|[lwva](?!\p{L}))/gu, ' ')
      // a thread: `M 10 bolts`
      .replaceAll(
        /(?<![\p{L}\d.])m (?=(?:6|8|10|12|16|20|24)\s?(?:x\s?\d|bolt|nut|washer|screw|stud|anchor))/gu,
        'm',
      )
      .replaceAll(ANGLE, '°')
      .replaceAll(ORDINAL, (_, digit: string) => ORDINALS[Number(digit)] ?? digit)
  )
}

function numberTokens(text: string, isGlued: boolean): RawToken[] {
  const [, whole, numerator = '', denominator = ''] = FRACTION.exec(text) ?? []
  if (denominator === '') {
    const plain = text.replaceAll(/[, ]/g, '')
    // in any other grouping it stays as it is written, for whoever asks what it means
    return [{ kind: 'number', text: isGroupedNumber(text) ? plain : text, value: Number(plain), isGlued }]
  }
  const [top, bottom] = [Number(numerator), Number(denominator)]
  if (top % 2 === 1 && top < bottom) {
    return [{ kind: 'number', text, value: Number(whole ?? 0) + top / bottom, isGlued }]
  }
  // `6/16` is two numbers
  return [
    ...(whole === undefined ? [] : [plainNumber(whole, isGlued)]),
    plainNumber(numerator, isGlued && whole === undefined),
    { kind: 'sign', text: '/', value: 0, isGlued: true },
    plainNumber(denominator, true),
  ]
}

function plainNumber(text: string, isGlued: boolean): RawToken {
  return { kind: 'number', text, value: Number(text), isGlued }
}
