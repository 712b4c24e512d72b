/**
 * Wraps a text into lines no wider than `width`: between words, or within a word that is too long for a line of its own.
 * Returns at least one line.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  // sizes such as `600 × 600` do not wrap
  const words = text.replaceAll(/\s+/g, ' ').replaceAll(' × ', '\u00A0×\u00A0').split(' ')
  for (const word of words.filter((each) => each !== '')) {
    const extended = line === '' ? word : `${line} ${word}`
    if (widthOf(extended) <= width) {
      line = extended
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  const all = line === '' && lines.length > 0 ? lines : [...lines, line]
  return all.map((each) => each.replaceAll('\u00A0', ' '))
}

/** Splits into graphemes, so that a Devanagari sign is never separated from its consonant. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of segmenter.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
