import type {
  logoutEverywhereMessages as EnglishEverywhere,
  logoutMessages as English,
} from '#app/messages/en/profile/sign-out.ts'
export const logoutMessages: typeof English = {
  question: 'क्या आप लॉग आउट करना चाहते हैं?',
  detail: '',
  confirm: 'हाँ',
  cancel: 'रहने दें',
  done: 'लॉग आउट हो गया।',
}

export const logoutEverywhereMessages: typeof EnglishEverywhere = {
  question: 'सभी डिवाइस से लॉग आउट करें?',
  detail: 'आप यहाँ से भी लॉग आउट हो जाएँगे, और फिर लॉग इन करने के लिए नया OTP लगेगा।',
  confirm: 'सभी डिवाइस से लॉग आउट करें',
  cancel: 'रहने दें',
  done: 'आप सभी डिवाइस से लॉग आउट हो गए हैं।',
}
