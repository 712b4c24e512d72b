import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { quickOrderMessages as English } from '#app/messages/en/catalogue/quick-order.ts'
export const quickOrderMessages: typeof English = {
  title: 'झटपट ऑर्डर',
  description: (store) => `मैसेज या एक्सेल से अपनी लिस्ट डालें और ${store} पर सब कुछ एक साथ ऑर्डर करें।`,
  intro: 'मैसेज या एक्सेल से अपनी लिस्ट यहाँ डालें, एक लाइन में एक आइटम। कार्ट में जाने से पहले आप सब देख सकते हैं।',
  label: 'आपकी लिस्ट',
  placeholder: '50 बोरी OPC सीमेंट\nसरिया 12mm - 20\n8 पेटी विट्रिफाइड टाइल 2x2\nAAC ब्लॉक 4 इंच, 200',
  find: 'प्रोडक्ट खोजें',
  finding: 'प्रोडक्ट खोजे जा रहे हैं…',
  upload: 'शीट अपलोड करें',
  reading: 'पढ़ा जा रहा है…',
  sample: 'नमूना डाउनलोड करें',
  sampleText: 'सामान,मात्रा,यूनिट\nOPC 53 सीमेंट,50,बोरी\nTMT सरिया 12 mm,20,नग\nAAC ब्लॉक 4 इंच,200,नग\n',
  clear: 'सब मिटाएँ',
  fileFailed: 'यह फ़ाइल नहीं पढ़ी गई। अपनी शीट को एक्सेल (.xlsx), .ods या CSV में सेव करके फिर कोशिश करें।',
  fileTooLarge: 'यह फ़ाइल बहुत बड़ी है। लिस्ट हिस्सों में भेजें, या यहाँ लिखें।',
  fileTab: (tab) => `सिर्फ़ “${tab}” शीट पढ़ी गई।`,
  fileDate: (row, text) =>
    `पंक्ति ${row}: जो लिखा था, उसे एक्सेल ने तारीख बना दिया (${text})। अगर वह साइज़ था, तो उसे लाइन में लिख दें।`,
  fileError: (row, text) => `पंक्ति ${row}: ${text} एक्सेल की गलती है। जो छूटा है, वह लिख दें।`,
  fileFormula: (row) =>
    `पंक्ति ${row}: फ़ॉर्मूले में कोई सेव की हुई संख्या नहीं है। जो छूटा है, वह लिख दें, या पहले फ़ाइल को एक्सेल में सेव करें।`,
  fileMore: (count) => (count === 1 ? 'ऐसा 1 और खाना छोड़ दिया गया।' : `ऐसे ${count} और खाने छोड़ दिए गए।`),
  tooLong: (lines) =>
    `एक बार में 1,000 लाइनें देखी जाती हैं। ${lines === 1 ? '1 और लाइन' : `${lines} और लाइनें`} अभी आपकी लिस्ट में ${lines === 1 ? 'है' : 'हैं'}।`,
  empty: 'कम से कम एक लाइन लिखें।',
  failed: 'आपकी लिस्ट यहीं है।',
  reviewTitle: 'अपनी लिस्ट देख लें',
  wrote: 'आपने लिखा',
  ready: 'तैयार',
  choose: 'एक चुनें',
  chooseLabel: (text) => `“${text}” के लिए प्रोडक्ट`,
  otherSizes: 'दूसरे साइज़',
  otherSizesText: (sizes) =>
    sizes.length === 0
      ? 'जैसा लिखा है, वैसा हमारे पास नहीं है। सबसे पास के साइज़ पहले हैं।'
      : `जैसा लिखा है, वैसा हमारे पास नहीं है। ये साइज़ हैं: ${sizes.join(', ')}।`,
  brand: 'ब्रांड',
  brandForAll: (brand) => `सभी लाइनों में ${brand} लें`,
  assumed: (what) => `माना गया: ${what}।`,
  unread: (words) => `समझ में नहीं आया: ${words}।`,
  unmatched: (sizes) => `जाँच लें: हमारे सामान में ${sizes} नहीं लिखा है।`,
  converted: (sum) => `${sum}।`,
  counted: (count, unit) => `${count} ${unitInHindi(unit)}`,
  setAside: (rows) =>
    rows === 1 ? '1 पंक्ति ऑर्डर जैसी नहीं लगी और छोड़ दी गई' : `${rows} पंक्तियाँ ऑर्डर जैसी नहीं लगीं और छोड़ दी गईं`,
  howMany: 'कितने?',
  tooMany: (quantity, most) =>
    `${quantity.toLocaleString('hi-IN')} ज़्यादा है: एक ऑर्डर में एक साइज़ के ज़्यादा से ज़्यादा ${most.toLocaleString('hi-IN')} नग आते हैं। अभी जितना चाहिए उतना लिखें, बाकी के लिए हमसे पूछें।`,
  outOfStock: 'स्टॉक में नहीं',
  notFound: 'नहीं मिला',
  notFoundText: 'दूसरे शब्दों में लिखें, या यह लाइन हटाएँ।',
  unitDiffers: (written, unit) =>
    `आपने ${written} लिखा, पर यह ${unitInHindi(unit)} के हिसाब से बिकता है। आपको कितने चाहिए?`,
  doubt: (written) => `आपने ${written} लिखा है। आपको कितने चाहिए?`,
  roundedUp: (asked, pieces) =>
    `आपने ${asked.toLocaleString('hi-IN')} लिखा, बढ़ाकर ${pieces.toLocaleString('hi-IN')} किया गया।`,
  variantLabel: (name) => `${name} की वैरायटी`,
  perUnit: (unit) => `प्रति ${unitInHindi(unit)}`,
  each: 'प्रति नग',
  piece: 'नग',
  change: 'बदलें',
  changeLabel: (text) => `“${text}” का प्रोडक्ट बदलें`,
  removeLabel: (text) => `“${text}” हटाएँ`,
  editLabel: (text) => `“${text}” बदलें`,
  search: 'फिर खोजें',
  selectFirst: (count) => (count === 1 ? 'पहला सुझाव लें' : `${count} लाइनों में पहला सुझाव लें`),
  readyCount: (ready, all) => `${all} में से ${ready} तैयार`,
  total: 'तैयार लाइनों का कुल',
  withGst: 'GST सहित',
  addAll: (count) => `${count} आइटम कार्ट में डालें`,
  addNone: 'कार्ट में डालें',
  back: 'लिस्ट पर वापस',
  added: (count) =>
    count === 0
      ? 'आपके कार्ट में कुछ नहीं डाला गया'
      : `आपके कार्ट में ${count} आइटम ${count === 1 ? 'डाला गया' : 'डाले गए'}`,
  left: (count) => (count === 1 ? 'नीचे 1 लाइन अभी देखनी है।' : `नीचे ${count} लाइनें अभी देखनी हैं।`),
  viewCart: 'कार्ट देखें',
  newList: 'नई लिस्ट बनाएँ',
}
