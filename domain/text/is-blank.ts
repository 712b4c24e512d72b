const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Letters and a pattern that show nothing: fillers of Hangul, Braille without dots. */
const fillers = /[\u115f\u1160\u3164\uffa0\u2800]/g

/** Tells whether a text shows nothing: spaces, joiners, marks of direction, accents without a letter, fillers. */
export function isBlank(text: string): boolean {
  return !visible.test(text.replaceAll(fillers, ''))
}
