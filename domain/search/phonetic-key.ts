const folds: readonly (readonly [RegExp, string])[] = [
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
 * How a word sounds to somebody who spells Hindi in Latin letters by ear: ee as i, oo as u, z as j, w as v, ph as f,
 * no doubled letters. `gittee` and `giti` sound alike, and so do `sariya` and `saria`.
 */
export function phoneticKey(word: string): string {
  return folds.reduce((sound, [form, fold]) => sound.replaceAll(form, fold), word)
}

/** The consonants of a sound after its first letter: what stays when vowels are swapped or left out. */
export function consonantKey(sound: string): string {
  return (
    sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiou]|[\u0900-\u0903\u093a-\u094f\u0962\u0963]/g, '')
  )
}
