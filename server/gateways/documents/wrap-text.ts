/**
 * Breaks a text into lines that are no wider than `width`, between words, and within a word that is too long for a line
 * of its own. There is always one line at least.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  // sizes such as `600 × 600` are read as one
  const words = text.replaceAll(/\s+/g, ' ').replaceAll(' × ', '\u00A0×\u00A0').split(' ')
  for (const word of words.filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
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

/** Breaks between what a reader sees as letters, so that no sign is torn off its consonant. */
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
