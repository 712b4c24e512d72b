/** A text without characters that nobody sees: marks of direction that come along from messengers, joiners, soft hyphens, byte order marks. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '')
}

/** The same, but for the joiners that shape the letters of Indian scripts: for a text that is shown again. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
}
