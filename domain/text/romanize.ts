import { transliterate } from './transliterate.ts'

/** Letters of Urdu in Latin ones; short vowels are not written, and cannot be read. */
const urdu = new Map(
  (
    'ا a|آ a|أ a|إ i|ب b|پ p|ت t|ٹ t|ث s|ج j|چ ch|ح h|خ kh|د d|ڈ d|ذ z|ر r|ڑ r|ز z|ژ zh|س s|ش sh|ص s|ض z|ط t|ظ z|ع a|غ gh|ف f|ق q|ک k|' +
    'ك k|گ g|ل l|م m|ن n|ں n|و o|ؤ o|ہ h|ۂ h|ه h|ھ h|ة h|ۃ h|ء |ی i|ي i|ى a|ئ i|ے e|ۓ e'
  )
    .split('|')
    .map((pair) => {
      const [letter = '', sound = ''] = pair.split(' ')
      return [letter, sound] as const
    }),
)

/** Other spellings of some letters: consonants without a vowel that have code points of their own, and `nt` and `tt` in Malayalam. */
const spellings = new Map([
  ['ൻറ', 'ന്ട'],
  ['ന്റ', 'ന്ട'],
  ['റ്റ', 'ട്ട'],
  ['ൺ', 'ണ്'],
  ['ൻ', 'ന്'],
  ['ർ', 'ര്'],
  ['ൽ', 'ല്'],
  ['ൾ', 'ള്'],
  ['ൿ', 'ക്'],
  ['ৎ', 'ত্'],
])
const RESPELT = new RegExp([...spellings.keys()].join('|'), 'g')
/** Joiners, and the dots below that stand for sounds of other languages. */
const UNSPOKEN = /\u200c|\u200d|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/g

/** A text with its words of Indic scripts and of Urdu in Latin letters, roughly as they sound: `पाइप` is paip, `سیمنٹ` simnt. */
export function romanize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(UNSPOKEN, '')
    .replaceAll(RESPELT, (letters) => spellings.get(letters) ?? letters)
    .replaceAll(/[\u0900-\u0d7f]+/g, transliterate)
    .replaceAll(/[\u0600-\u06ff]/g, (letter) => urdu.get(letter) ?? letter)
}
