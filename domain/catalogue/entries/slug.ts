import { withAsciiDigits } from '../../text/ascii-digits.ts'
import { romanize } from '../../text/romanize.ts'
import { isReservedId } from '../parse-result.ts'

const MOST = 80

type Replacements = readonly (readonly [RegExp, string])[]

/** Replacements made before a text is decomposed: a space between a whole and its fraction, `1½`, and letters that do not decompose. */
const letters: Replacements = [
  [/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g, ' '],
  [/[™®©]/g, ' '],
  [/[Øø⌀∅](?=\s*\d)/g, ' dia '],
  [/[Øø]/g, 'o'],
  [/ß/g, 'ss'],
  [/[łŁ]/g, 'l'],
  [/[đĐ]/g, 'd'],
  [/[æÆ]/g, 'ae'],
]

/** Signs that tell one product from another, in words. */
const signs: Replacements = [
  [/(?<=\d),(?=\d)/g, ''],
  [/(?<=\d)\.(?=\d)/g, ' point '],
  [/(?<=\d)\s*[/\u2044]\s*(?=\d)/g, ' by '],
  [/(?<=\d)\s*(?:["“”]|''|′′)/g, ' inch '],
  [/(?<=\d)\s*['′’]/g, ' ft '],
  [/Ω/g, ' ohm '],
  [/μ/g, 'u'],
  [/°/g, ' deg '],
  [/×/g, ' x '],
  [/\+/g, ' plus '],
  [/±/g, ' plus minus '],
  [/%/g, ' percent '],
  [/@/g, ' at '],
  [/#/g, ' no '],
]

/**
 * An id for addresses from a name: `OPC 53 Grade (50 kg)` is `opc-53-grade-50-kg`, `Bush 1.5"` is `bush-1-point-5-inch`. A name that it
 * cannot tell in full, in letters that are not Latin ones or too long, ends in a short code of the name, so that no two are alike.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = replaceAll(replaceAll(withAsciiDigits(name), letters).normalize('NFKD'), signs)
    .toLowerCase()
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
  const isWhole = !/[\p{L}\p{N}]/u.test(plain.replaceAll(/[a-z0-9]/g, ''))
  const words = romanize(plain)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (isWhole && words !== '' && words.length <= MOST && !isReservedId(words)) return words
  const code = codeOf(name)
  const start = words.slice(0, MOST - code.length - 1).replace(/-+$/, '')
  return `${start === '' ? fallback : start}-${code}`
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free. */
export function freeId(slug: string, isTaken: (id: string) => boolean): string {
  let id = slug
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`
  return id
}

/** A name as it is compared: however it is cased, spaced and encoded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((rest, [sign, word]) => rest.replaceAll(sign, word), text)
}

/** Six letters and digits that another name does not have, by the hash of Fowler, Noll and Vo. */
function codeOf(name: string): string {
  let hash = 0x811c9dc5
  for (const letter of nameKey(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6)
}
