/** A part of a text that one font has the letters for. */
export type Run = { readonly text: string; readonly script: 'latin' | 'devanagari' }

const LETTERS = '[\\u0900-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF]'
/** Joiners belong to the letters before them, and spaces between two words to both. */
const DEVANAGARI = new RegExp(`${LETTERS}(?:[\\u200C\\u200D]|[ \\u00A0]*${LETTERS})*`, 'gu')

/** Divides a text into runs of Devanagari and of everything else, so that each is shaped by its own font. */
export function scriptRuns(text: string): Run[] {
  const runs: Run[] = []
  let done = 0
  const push = (part: string, script: Run['script']): void => {
    if (part !== '') runs.push({ text: part, script })
  }
  for (const match of text.matchAll(DEVANAGARI)) {
    push(text.slice(done, match.index), 'latin')
    push(match[0], 'devanagari')
    done = match.index + match[0].length
  }
  push(text.slice(done), 'latin')
  return runs
}
