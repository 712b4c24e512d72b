import type { numberFieldMessages as English } from '#app/messages/en/number-field.ts'
const format = (number: number) => number.toLocaleString('hi-IN', { maximumFractionDigits: 6 })

export const numberFieldMessages: typeof English = {
  'no-number': 'संख्या लिखें (जैसे 40)। यहाँ और कुछ नहीं लिखा जा सकता।',
  'not-whole': 'पूरी संख्या लिखें।',
  'too-fine': (decimals) => `दशमलव के बाद ज़्यादा से ज़्यादा ${decimals} अंक लिखें।`,
  onlyDigits: (most) => `सिर्फ़ अंक लिखें, ${most} से ज़्यादा नहीं।`,
  negative: 'यह 0 से कम नहीं हो सकता।',
  'too-little': (least) => `कम से कम ${format(least)} लिखें।`,
  'too-much': (most) => `यह बहुत ज़्यादा है: ज़्यादा से ज़्यादा ${format(most)} लिखें।`,
}
