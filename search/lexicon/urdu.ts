/** The letters of Urdu as they sound; short vowels are not written. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ا:a آ:a أ:a ب:b پ:p ت:t ٹ:t ث:s ج:j چ:ch ح:h خ:kh د:d ڈ:d ذ:z ر:r ڑ:r ز:z ژ:z س:s ش:sh ص:s ض:z ط:t ظ:z ع:a غ:g ف:f ق:k ک:k ك:k ' +
    'گ:g ل:l م:m ن:n ں:n و:o ؤ:o ہ:h ه:h ۃ:a ھ:h ی:i ي:i ئ:i ے:e ء:'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [letter = '', sound = ''] = pair.split(':')
      return [letter, sound]
    }),
)

const URDU = /[\u0600-\u06ff]/

/** A word in Urdu letters in Latin ones, as far as its vowels are written; other words as they are. */
export function urduInLatin(word: string): string {
  if (!URDU.test(word)) return word
  return word
    .replace(/^و/u, 'v')
    .replace(/^ا(?=[یيوے])/u, '')
    .replaceAll(/\p{M}/gu, '')
    .replace(/ہ$/u, 'a')
    .replaceAll(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
}
