import type { personalDataMessages as English } from '#app/messages/en/profile/personal-data.ts'
const policyDay = (version: string): string =>
  new Date(`${version}T00:00:00Z`).toLocaleDateString('hi-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const personalDataMessages: typeof English = {
  title: 'आपका डेटा',
  description: 'अपना डेटा डाउनलोड करें, या अपना खाता हटाएँ।',
  loginText: 'अपना डेटा देखने के लिए कृपया लॉग इन करें।',
  loading: 'खुल रहा है…',
  failedTitle: 'यह नहीं खुला',
  consentTitle: 'आपकी सहमति',
  agreed: (version, time) => `${policyDay(version)} की प्राइवेसी पॉलिसी से आप सहमत हुए थे: ${time}।`,
  outdated: (version) =>
    `हमारी प्राइवेसी पॉलिसी ${policyDay(version)} को बदली है। कृपया पढ़कर बताएँ कि आप सहमत हैं या नहीं। सहमत न हों, तो नीचे अपना खाता हटा सकते हैं।`,
  agree: 'मैं सहमत हूँ',
  readPolicy: 'प्राइवेसी पॉलिसी पढ़ें',
  agreedNow: 'धन्यवाद। हमने लिख लिया है कि आप सहमत हैं।',
  downloadTitle: 'अपना डेटा डाउनलोड करें',
  downloadText:
    'आपके बारे में हमारे पास जो कुछ है: प्रोफ़ाइल, पते, डिवाइस, ऑर्डर, बिल, ऑर्डर के मैसेज, और आपने किस बात पर सहमति दी।',
  downloadPage: 'पढ़ने के लिए डाउनलोड करें',
  downloadJson: 'JSON में डाउनलोड करें',
  downloaded: 'आपका डेटा डाउनलोड हो गया।',
  eraseTitle: 'अपना खाता हटाएँ',
  eraseText:
    'इससे आपकी सहमति वापस हो जाती है। हम आपका नाम, फ़ोन नंबर, पते, लॉग इन और सहमतियाँ तुरंत हटा देते हैं, और आपके ऑर्डर से आपकी पहचान निकाल देते हैं। यह वापस नहीं हो सकता।',
  kept: (documents, day) =>
    documents === 1
      ? `टैक्स कानून के कारण हमें आपका बिल ${day} तक वैसा ही रखना होता है जैसा बना था। हम उसे और किसी काम में नहीं लेते।`
      : `टैक्स कानून के कारण हमें आपके ${documents} बिल और क्रेडिट नोट ${day} तक वैसे ही रखने होते हैं जैसे बने थे। हम उन्हें और किसी काम में नहीं लेते।`,
  retainedOrders: (day) => `आपके ऑर्डर की रकम और आइटम हमारे हिसाब के लिए ${day} तक रहते हैं, आपकी पहचान के बिना।`,
  blocked: 'ये ऑर्डर पहुँच जाएँ, या रद्द होकर इनका रिफ़ंड हो जाए, तो आप अपना खाता हटा सकते हैं:',
  staff: 'आप इस दुकान के स्टाफ़ में हैं। पहले मालिक को आपको स्टाफ़ से हटाना होगा।',
  erase: 'मेरा खाता हटाएँ',
  eraseQuestion: 'अपना खाता हटाएँ?',
  eraseProof: (phone) =>
    `यह पक्का करने के लिए कि आप ही हैं, हम ${phone} पर OTP भेजेंगे। उसे लिखते ही आपका खाता हमेशा के लिए हट जाएगा।`,
  sendCode: 'OTP भेजें',
  cancel: 'मेरा खाता रहने दें',
  code: '6 अंकों का OTP लिखें',
  resend: 'नया OTP भेजें',
  resendIn: (seconds) => `नया OTP ${seconds} सेकंड में`,
  confirm: 'हमेशा के लिए हटाएँ',
  erased: 'आपका खाता हटा दिया गया है।',
}
