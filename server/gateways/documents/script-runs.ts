/** The letters of each script that has a font of its own; the block of Devanagari holds the dandas of all of them. */
const letters = {
  devanagari: '[\\u0900-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF]',
  arabic: '[\\u0600-\\u06FF\\u0750-\\u077F]',
  bengali: '[\\u0980-\\u09FF]',
  gurmukhi: '[\\u0A00-\\u0A7F]',
  gujarati: '[\\u0A80-\\u0AFF]',
  oriya: '[\\u0B00-\\u0B7F]',
  tamil: '[\\u0B80-\\u0BFF]',
  telugu: '[\\u0C00-\\u0C7F]',
  kannada: '[\\u0C80-\\u0CFF]',
  malayalam: '[\\u0D00-\\u0D7F]',
  'ol-chiki': '[\\u1C50-\\u1C7F]',
  'meetei-mayek': '[\\uABC0-\\uABFF\\uAAE0-\\uAAFF]',
} as const

export type Script = 'latin' | keyof typeof letters

/** A run of text that a single font can render. */
export type Run = { readonly text: string; readonly script: Script }

const scripts = Object.keys(letters) as (keyof typeof letters)[]
/** One group for each script; a run includes joiners after a letter and spaces between two words. */
const RUNS = new RegExp(
  scripts
    .map((script) => `(${letters[script]}(?:[\\u200C\\u200D]|[ \\u00A0]*${letters[script]})*)`)
    .join('|'),
  'gu',
)

/** Splits a text into runs of one script each, Latin being everything without a font of its own. */
export function scriptRuns(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  const push = (run: string, script: Script): void => {
    if (run !== '') runs.push({ text: run, script })
  }
  for (const match of text.matchAll(RUNS)) {
    push(text.slice(end, match.index), 'latin')
    const group = match.slice(1).findIndex((found: string | undefined) => found !== undefined)
    push(match[0], scripts[group] ?? 'latin')
    end = match.index + match[0].length
  }
  push(text.slice(end), 'latin')
  return runs
}
