import type { checkoutMessages as English } from '#app/messages/en/orders/checkout.ts'
export const checkoutMessages: typeof English = {
  'needs-items': 'पहले कार्ट में निशान वाले आइटम ठीक करें।',
  'needs-prices': 'कीमतें आने तक रुकें।',
  'needs-address': 'पता जोड़ें या चुनें।',
  'needs-addresses': 'आपके पते खुलने तक रुकें।',
  'needs-mode': 'भुगतान का तरीका चुनें।',
  'title-cart': 'मेरा कार्ट',
  'title-changeAddress': 'पता चुनें',
  'title-payment': 'भुगतान का तरीका चुनें',
  steps: 'ऑर्डर के चरण',
  'step-cart': 'कार्ट',
  'step-changeAddress': 'पता',
  'step-payment': 'भुगतान',
  stepDone: 'पूरा',
  'button-continue': 'आगे बढ़ें',
  'button-deliver': 'यहाँ डिलीवरी करें',
  'button-pay': 'भुगतान पर जाएँ',
  'button-place': 'ऑर्डर करें',
  deliverTo: 'डिलीवरी:',
  noAddress: 'डिलीवरी का पता अभी नहीं दिया है',
  change: 'बदलें',
  changeAddress: 'डिलीवरी का पता बदलें',
  toPay: 'कुल देना है',
  payment: 'आप भुगतान कैसे करेंगे?',
  cod: 'डिलीवरी पर भुगतान',
  codDetail: 'माल पहुँचने पर नकद या UPI से दें।',
  cashRefused: (limit) =>
    `कानून के हिसाब से हम एक ऑर्डर पर ${limit} या उससे ज़्यादा नकद नहीं ले सकते। कृपया इस ऑर्डर का ऑनलाइन भुगतान करें।`,
  cashOrdersRefused: (max) =>
    `आपके ${max} नकद ऑर्डर रास्ते में हैं। बिना भुगतान के हम इतने ही भेज सकते हैं। कृपया इसका ऑनलाइन भुगतान करें, या एक डिलीवरी होने तक रुकें।`,
  cashBlocked: 'अभी हम आपके ऑर्डर पर नकद नहीं ले सकते। कृपया ऑनलाइन भुगतान करें, या हमें फ़ोन करें।',
  blockedTitle: 'अभी हम आपसे नए ऑर्डर नहीं ले सकते',
  blockedText: 'आपके पुराने ऑर्डर और बिल यहीं हैं। इसे सुलझाने के लिए कृपया हमें फ़ोन करें।',
  cashWarning: (limit, open) =>
    `माल पहुँचने पर नकद या UPI से दें। आपके दूसरे नकद ऑर्डर ${open} के हैं, और कानून के हिसाब से हम आपसे एक दिन में ${limit} से कम ही नकद ले सकते हैं: बाकी कृपया UPI से दें, या अलग-अलग दिन डिलीवरी लें।`,
  tooLargeTitle: 'एक ऑर्डर के लिए यह बहुत बड़ा है',
  tooManyLines: (lines) => `एक ऑर्डर में ${lines} तक अलग-अलग आइटम आते हैं। कुछ हटाएँ और उन्हें अलग से ऑर्डर करें।`,
  tooLarge: (limit) => `एक ऑर्डर ${limit} तक का हो सकता है। एक बार में कम ऑर्डर करें, या हमें फ़ोन करें, हम इंतज़ाम कर देंगे।`,
  online: 'ऑनलाइन भुगतान',
  onlineDetail: 'UPI, कार्ड या नेट बैंकिंग।',
  loginTitle: 'कार्ट देखने के लिए लॉग इन करें',
  loginText: (lines) =>
    lines === 0
      ? 'लॉग इन करते ही आपका कार्ट यहाँ होगा।'
      : `आपके कार्ट में ${lines} आइटम ${lines === 1 ? 'है' : 'हैं'}। लॉग इन के लिए हम आपके फ़ोन पर OTP भेजेंगे।`,
  failedTitle: 'आपका ऑर्डर नहीं हुआ',
  failedSafe: 'आपका कार्ट और पता वैसे ही हैं।',
  short: (name, left, quantity) =>
    left === 0
      ? `${name}: स्टॉक में नहीं`
      : `${name}: सिर्फ़ ${count(left)} ${left === 1 ? 'बचा है' : 'बचे हैं'}, और आपने ${count(quantity)} माँगे हैं`,
  takeWhatIsLeft: 'जितना बचा है, उतना लें',
  uncertainTitle: 'अभी पता नहीं कि आपका ऑर्डर हुआ या नहीं',
  uncertainText: '“ऑर्डर करें” दोबारा दबाएँ। ऑर्डर दो बार नहीं होगा।',
  successTitle: 'आपका ऑर्डर हो गया!',
  successText: 'माल निकलते ही हम आपको बताएँगे।',
  order: (number) => `ऑर्डर ${number}`,
  placed: (number) => `ऑर्डर ${number} हो गया है।`,
  placedPromise: (promise) => ` ${promise}।`,
  viewOrder: (number) => `ऑर्डर ${number} देखें`,
  payNow: 'अभी भुगतान करें',
  description: 'आपका कार्ट, डिलीवरी का पता और भुगतान।',
}

function count(quantity: number): string {
  return quantity.toLocaleString('hi-IN')
}
