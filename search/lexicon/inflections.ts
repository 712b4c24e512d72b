import type { Lexicon, Meaning } from './lexicon.ts'

/** Endings of Bengali and Assamese nouns: the er of রডের, the ta of ইটটা. */
const BENGALI = /(?<=\p{Script=Bengali})(?:ের|র|টা|টি|টো|গুলো|গুলি|বোৰ)$/u

/** The noun that a word is an oblique form or plural of: darwaze of darwaza, eenton of eent. */
export function obliqueStem(
  { phrases }: Lexicon,
  word: string,
): { words: string[]; meanings: Meaning[] } | null {
  const stems = word.endsWith('े')
    ? [`${word.slice(0, -1)}ा`]
    : word.endsWith('्या')
      ? [`${word.slice(0, -3)}ी`, `${word.slice(0, -3)}ा`]
      : word.endsWith('e')
        ? [`${word.slice(0, -1)}a`]
        : /^[a-z]{3,}(?:on|en|iyan)$/.test(word)
          ? [word.replace(/(?:on|en|an)$/, '')]
          : BENGALI.test(word)
            ? [word.replace(BENGALI, '')]
            : genitiveStems(word)
  for (const stem of stems) {
    const phrase = phrases.get(stem)?.find(({ words, isEnglish }) => words.length === 1 && !isEnglish)
    const meanings = phrase?.meanings.filter(({ kind }) => kind !== 'unit') ?? []
    if (meanings.some(({ kind }) => kind === 'product')) return { words: [stem], meanings }
  }
  return null
}

/** Words that a Marathi genitive in Latin letters may be of: rangachi of rang, vitanche of vit. */
function genitiveStems(word: string): string[] {
  const [, stem] = /^([a-z]{3,}?)ch(?:a|i|e|ya)$/.exec(word) ?? []
  return stem === undefined ? [] : [stem, stem.replace(/n$/, ''), stem.replace(/y?an?$/, '')]
}
