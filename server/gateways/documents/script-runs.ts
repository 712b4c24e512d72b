/** A run of text that a single font can render. */
export type Run = { readonly text: string; readonly script: 'latin' | 'devanagari' }

const LETTERS = '[\\u0900-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF]'
/** Includes joiners after a letter and spaces between two words. */
const DEVANAGARI = new RegExp(`${LETTERS}(?:[\\u200C\\u200D]|[ \\u00A0]*${LETTERS})*`, 'gu')

/** Splits a text into runs of Devanagari and of everything else, so that each is shaped by its own font. */
export function scriptRuns(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  const push = (run: string, script: Run['script']): void => {
    if (run !== '') runs.push({ text: run, script })
  }
  for (const match of text.matchAll(DEVANAGARI)) {
    push(text.slice(end, match.index), 'latin')
    push(match[0], 'devanagari')
    end = match.index + match[0].length
  }
  push(text.slice(end), 'latin')
  return runs
}
