import type { formerAccountMessages as English } from '#app/messages/en/profile/former-account.ts'
/** Claiming the account that a number had before. */
export const formerAccountMessages: typeof English = {
  title: 'पहले इस नंबर से ऑर्डर किया था?',
  text: 'यह नंबर यहाँ बहुत समय से इस्तेमाल नहीं हुआ, इसलिए हमने इसके पुराने ऑर्डर छिपाकर रखे हैं। उन्हें देखने के लिए उनमें से किसी एक का ऑर्डर नंबर या GSTIN लिखें।',
  label: 'ऑर्डर नंबर या GSTIN',
  hint: 'ऑर्डर नंबर, जैसे 4821-9035-7, हमारे मैसेज में और आपके बिल पर है।',
  missing: 'ऑर्डर नंबर या GSTIN लिखें।',
  show: 'पुराने ऑर्डर दिखाएँ',
  shown: 'आपके पुराने ऑर्डर वापस आ गए हैं।',
  closed: 'इस नंबर के पुराने ऑर्डर अब यहाँ नहीं दिखाए जा सकते। कृपया हमें फ़ोन करें, हम मदद करेंगे।',
}
