/** Blocks of the scripts of India, in which the same sound stands at the same place. */
const DEVANAGARI = 0x0900
const LAST_BLOCK = 0x0d00
const BLOCK = 0x80

/** Names of letters as Devanagari writes them, with short vowels for long ones; the longest of those that begin alike come first. */
const NAMES: readonly (readonly [string, string])[] = [
  ['w', 'डब्ल्यु|डब्लयु|डब्लु'],
  ['q', 'क्यु'],
  ['x', 'एक्स'],
  ['y', 'वाइ|वाय'],
  ['u', 'इउ|यु'],
  ['i', 'आइ|आय|ऐ'],
  ['z', 'जेड|झेड'],
  ['f', 'एफ'],
  ['h', 'एच'],
  ['l', 'एल'],
  ['m', 'एम'],
  ['n', 'एन'],
  ['s', '[एऐ]स'],
  ['r', 'आर'],
  ['j', 'जे'],
  ['k', 'के'],
  ['b', 'बि'],
  ['c', 'सि'],
  ['d', 'डि'],
  ['g', 'जि'],
  ['p', 'पि'],
  ['t', 'टि'],
  ['v', 'वि|भि'],
  ['a', 'ए'],
  ['e', 'इ'],
  ['o', 'ओ'],
]
const NAMED = NAMES.map(([letter, names]) => [letter, new RegExp(`^(?:${names})्?`, 'u')] as const)
/** Longer words are no row of letters. */
const LONGEST = 24

/** Vowels that are written long or short, and nuktas and joiners, which names of letters are written with or without. */
const FOLDINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u200c\u200d]/gu, ''],
  [/ई/gu, 'इ'],
  [/ी/gu, 'ि'],
  [/ऊ/gu, 'उ'],
  [/ू/gu, 'ु'],
  [/ऎ/gu, 'ए'],
  [/[ॆॅ]/gu, 'े'],
]

/** The Latin letters that a word of an Indian script names, `psc` of `पीएससी`; null where it is no row of them. */
export function lettersOf(word: string): string | null {
  const written = FOLDINGS.reduce((text, [from, to]) => text.replaceAll(from, to), inDevanagari(word))
  return written.length > LONGEST ? null : spelled(written)
}

/** The letters of a text, each by the first of its names behind which the rest is letters as well. */
function spelled(text: string): string | null {
  if (text === '') return ''
  for (const [letter, name] of NAMED) {
    const length = name.exec(text)?.[0].length ?? 0
    const rest = length === 0 ? null : spelled(text.slice(length))
    if (rest !== null) return letter + rest
  }
  return null
}

function inDevanagari(word: string): string {
  return Array.from(word, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const isIndian = code >= DEVANAGARI && code < LAST_BLOCK + BLOCK
    return isIndian ? String.fromCodePoint(DEVANAGARI + (code % BLOCK)) : letter
  }).join('')
}
