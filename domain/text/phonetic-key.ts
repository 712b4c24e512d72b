const foldings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/chh?/g, 'C'],
  [/sh/g, 'S'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/([bdgtkj])h/g, '$1'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/aa/g, 'a'],
  [/y/g, 'i'],
  [/ई|ि|ी/g, '\u093f'],
  [/ऊ|ु|ू/g, '\u0941'],
  [/ँ|ं/g, '\u0902'],
  [/([\s\S])\1+/g, '$1'],
]

/**
 * The phonetic key of a word, for Hindi that is spelt by ear in Latin letters: ee as i, oo as u, z as j, w as v, ph as f, no
 * doubled letters. `gittee` and `giti` have the same key, and so do `sariya` and `saria`.
 */
export function phoneticKey(word: string): string {
  return foldings.reduce((key, [pattern, replacement]) => key.replaceAll(pattern, replacement), word)
}

/** The consonant skeleton of a phonetic key: its first letter and the consonants after it. */
export function consonantKey(key: string): string {
  return key.slice(0, 1) + key.slice(1).replaceAll(/[aeiou]|[\u0900-\u0903\u093a-\u094f\u0962\u0963]/g, '')
}
