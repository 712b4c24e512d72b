const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'a:e b:bi c:si d:di e:i f:ef g:ji h:ech i:ai j:je k:ke l:el m:em n:en o:o p:pi q:kyu r:ar s:es t:ti u:yu v:vi w:dabalyu x:eks y:vai z:jed'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** Tells whether a word is said letter by letter. */
export function isAcronym(word: string): boolean {
  return word.length <= 5 && !/[aeiou].*[aeiou]/.test(word)
}

/** An acronym as it is said: cpvc is si pi vi si. */
export function spelledOut(word: string): string {
  return Array.from(word, (letter) => LETTERS[letter] ?? letter).join('')
}
