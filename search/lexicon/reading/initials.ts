import type { Vocabulary } from '../items.ts'

/** A letter for a word, with the sign that shortens it, and the word behind it: `R/Hammer`, `W. basin`. */
const INITIAL = /(?<![\p{L}\p{M}\d./])([a-z])[./]\s?([a-z]{3,})(?![\p{L}\p{M}])/giu

const JOINTS = /^(?:with|and|for|of)$/
/** Short forms that the trade has for other goods: a switch board, a main switch, a stop cock. */
const MEANT_OTHERWISE = new Set([
  's board',
  'm switch',
  's cock',
  's pipe',
  't bar',
  'c nail',
  's bend',
  'c pipe',
  'g pipe',
  'd board',
])

/**
 * The words of the catalogue's names that an initial stands for before the word behind them, by both: `r hammer` is rotary. None where two
 * names have the same.
 */
export function initialsOf(pairs: readonly (readonly string[])[]): Map<string, string> {
  const all = new Map<string, string | null>()
  for (const [first = '', second = ''] of pairs) {
    if (!/^[a-z]{3,}$/.test(first) || !/^[a-z]{3,}$/.test(second) || JOINTS.test(first)) continue
    const key = `${first.charAt(0)} ${second}`
    if (MEANT_OTHERWISE.has(key)) continue
    all.set(key, all.has(key) && all.get(key) !== first ? null : first)
  }
  return new Map([...all].flatMap(([key, first]) => (first === null ? [] : [[key, first]])))
}

/** A text with the words written out that only their initials stand for: `R/Hammer` as rotary hammer, `S/toe` as steel toe. */
export function withInitials(text: string, { initials, lexicon }: Vocabulary): string {
  if (initials === undefined) return text
  return text.replaceAll(INITIAL, (written, initial: string, word: string) => {
    const name = `${initial} ${word}`.toLowerCase()
    const first = initials.get(name)
    if (first !== undefined) return `${first} ${word}`
    // the trade has short forms of its own: `b.wire`
    const isKnown = lexicon.phrases.get(initial.toLowerCase())?.some(({ words }) => words.join(' ') === name)
    return isKnown === true ? name : written
  })
}
