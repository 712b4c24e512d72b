import { normalizeText } from './normalize-text.ts'

/** Normalized words of a text as that text spells them: `उडने` in `उड़ने वाला` is `उड़ने`; as they are where it has no such words. */
export function asWritten(words: string, text: string): string {
  const pieces = text
    .split(/\s+/)
    .map((piece) => piece.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
  const spelt = words.split(' ').map((word) => pieces.find((piece) => normalizeText(piece) === word) ?? word)
  return spelt.join(' ')
}
