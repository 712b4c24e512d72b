/** The offsets of the Indic blocks of Unicode, which share the order of their letters. */
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]

const letters = new Map<number, string>()
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
for (const [index, sound] of consonants.entries()) letters.set(0x15 + index, sound)
const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ')
for (const [index, sound] of vowels.entries()) letters.set(0x05 + index, sound)
const signs: readonly (readonly [number, string])[] = [
  [0x01, 'n'],
  [0x02, 'n'],
  [0x03, 'h'],
  [0x3e, 'a'],
  [0x3f, 'i'],
  [0x40, 'i'],
  [0x41, 'u'],
  [0x42, 'u'],
  [0x43, 'ri'],
  [0x45, 'e'],
  [0x46, 'e'],
  [0x47, 'e'],
  [0x48, 'ai'],
  [0x49, 'o'],
  [0x4a, 'o'],
  [0x4b, 'o'],
  [0x4c, 'au'],
  [0x5f, 'y'],
  [0x70, 'n'],
  // the consonants of Malayalam that have no vowel
  [0x7a, 'n'],
  [0x7b, 'n'],
  [0x7c, 'r'],
  [0x7d, 'l'],
  [0x7e, 'l'],
  [0x7f, 'k'],
]
for (const [offset, sound] of signs) letters.set(offset, sound)

const VIRAMA = 0x4d
/** Scripts whose consonants are followed by an o where no vowel is written: Bengali and Odia. */
const ROUND = new Set([0x0980, 0x0b00])
/** The hard r of Tamil and Malayalam, which is a t where it is doubled or after an n: `சிமெற்றி`, `സിമൻറ്`. */
const HARD_R = /(?<=[നൻ]്?)റ|റ്റ|ற்ற/gu
/** The w of Bengali, which has no letter of its own: `ওয়াটার`. */
const BENGALI_W = /ও(?:য়|\u09af\u09bc?)(?=া)/gu
const FIRST_SIGN = 0x3e
const ANUSVARA = 0x02
const BENGALI = 0x0980
/** Scripts whose words end with an m where the others have an n: Telugu, Kannada, Malayalam. */
const SOUTHERN = new Set([0x0c00, 0x0c80, 0x0d00])

/** The sound of a nasal dot, which ends words as in `siling`, `jipsam` and `resin`. */
function nasal(block: number, isLast: boolean): string {
  if (!isLast) return 'n'
  if (block === BENGALI) return 'ng'
  return SOUTHERN.has(block) ? 'm' : 'n'
}

/** The r and the w of Assamese, and the t without a vowel, which the other scripts of the table have elsewhere. */
const ASSAMESE: readonly (readonly [string, string])[] = [
  ['ৰ', 'র'],
  ['ৱ', '\u09b5'],
  ['ৎ', 'ত্'],
]

/** A word of an Indic script in Latin letters, roughly as it sounds; other words as they are. */
export function transliterate(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word
  const codes = Array.from(
    ASSAMESE.reduce((read, [own, other]) => read.replaceAll(own, other), word)
      .replaceAll(BENGALI_W, '\u09b5')
      .replaceAll(HARD_R, (text) => (text.startsWith('ற') ? 'ட' : 'ട')),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  return codes
    .map((code, index) => {
      const block = BLOCKS.findLast((start) => code >= start)
      if (block === undefined || code >= 0x0d80) return String.fromCodePoint(code)
      const offset = code - block
      const next = (codes[index + 1] ?? block) - block
      const sound =
        offset === ANUSVARA ? nasal(block, index + 1 === codes.length) : (letters.get(offset) ?? '')
      const isConsonant = offset >= 0x15 && offset <= 0x39
      const carriesVowel = isConsonant && index + 1 < codes.length && !(next >= FIRST_SIGN && next <= VIRAMA)
      return carriesVowel ? `${sound}${ROUND.has(block) ? 'o' : 'a'}` : sound
    })
    .join('')
    .replaceAll('vh', 'v')
    .replaceAll(/n(?=[pb])/g, 'm')
}
