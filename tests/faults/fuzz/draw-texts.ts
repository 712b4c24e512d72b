import fc from 'fast-check'
import { hostileTexts } from './hostile.ts'

/** One of `every` is the other. */
export function mostly<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, every: number): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: every - 1 }, { arbitrary: other, weight: 1 })
}

/** Mostly a usual text, sometimes one that breaks programs. */
export function textOrHostile(usual: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return mostly(usual, fc.constantFrom<string>(...hostileTexts), 4)
}

/** Percent-encoded, except that some texts are sent as broken as they are. */
export function encoded(text: string): string {
  if (/^[\w.%]*%[\w.%]*$/.test(text)) return text
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

/** What a header can carry. */
export function headerText(text: string): string {
  return text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').trim()
}
