import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { cartMessages as English } from '#app/messages/en/orders/cart.ts'
export const cartMessages: typeof English = {
  loading: 'आपका कार्ट खुल रहा है…',
  items: 'आपके कार्ट के आइटम',
  emptyTitle: 'आपका कार्ट खाली है',
  emptyText: 'आपने अभी कुछ नहीं डाला है।',
  explore: 'प्रोडक्ट देखें',
  failedTitle: 'आपके कार्ट की कीमतें नहीं खुलीं',
  each: 'प्रति नग',
  perUnit: (unit) => `प्रति ${unitInHindi(unit)}`,
  lineTotal: 'इस आइटम का कुल',
  remove: 'हटाएँ',
  removeLabel: (name) => `${name} हटाएँ`,
  removed: (name) => `${name} अब आपके कार्ट में नहीं है।`,
  undo: 'वापस लाएँ',
  undoLabel: (name) => `${name} वापस लाएँ`,
  unavailableName: 'अब नहीं मिलता',
  unavailableText: 'यह आइटम अभी नहीं बिक रहा है। इसके पैसे नहीं लगेंगे।',
  outOfStockText: 'स्टॉक में नहीं है। इसके पैसे नहीं लगेंगे।',
  priceChanged: 'कीमत बदल गई है',
  oldPrice: 'पुरानी कीमत',
  newPrice: 'नई कीमत',
  accept: 'नई कीमत मंज़ूर करें',
  acceptLabel: (name) => `नई कीमत मंज़ूर करें: ${name}`,
  notInTotal: 'जब तक आप मंज़ूर न करें, यह कुल में नहीं जुड़ेगा।',
  full: (lines) => `आपका कार्ट भर गया है: एक ऑर्डर में ${lines} अलग-अलग आइटम आते हैं। पहले इन्हें ऑर्डर करें, फिर बाकी डालें।`,
  notAdded: (quantity, name) =>
    `नहीं डाला गया: ${name === null ? `एक आइटम के ${count(quantity)} नग` : `${count(quantity)} × ${name}`}।`,
  moreNotAdded: (lines) => `नहीं डाले गए: ${lines} और आइटम।`,
  mostOfOne: (most, held) =>
    held === 0
      ? `एक ऑर्डर में एक साइज़ के ज़्यादा से ज़्यादा ${count(most)} नग आते हैं।`
      : `एक ऑर्डर में एक साइज़ के ज़्यादा से ज़्यादा ${count(most)} नग आते हैं; आपके कार्ट में अभी भी ${count(held)} ${held === 1 ? 'है' : 'हैं'}।`,
  issuesTitle: 'आगे बढ़ने से पहले',
  unavailableItems: (lines) =>
    lines === 1 ? 'जो 1 आइटम अब नहीं मिलता, उसे हटाएँ।' : `जो ${lines} आइटम अब नहीं मिलते, उन्हें हटाएँ।`,
  repricedItems: (lines) =>
    lines === 1 ? '1 आइटम की नई कीमत मंज़ूर करें, या उसे हटाएँ।' : `${lines} आइटम की नई कीमतें मंज़ूर करें, या उन्हें हटाएँ।`,
  misquantifiedItems: (lines) =>
    lines === 1
      ? '1 आइटम इतनी मात्रा में नहीं बिकता, या इतना बचा नहीं है।'
      : `${lines} आइटम इतनी मात्रा में नहीं बिकते, या इतने बचे नहीं हैं।`,
  roundUpAll: 'मात्रा ठीक करें',
  removeUnavailable: () => 'जो नहीं मिलता, उसे हटाएँ',
  acceptAll: 'नई कीमतें मंज़ूर करें',
  weighedText: (percent) => `माल तौला गया तो बिल तौल के हिसाब से बनेगा: ऑर्डर से ${percent}% तक कम या ज़्यादा।`,
  weight: 'वज़न',
  about: (weight) => `करीब ${weight.replace(/ t$/, ' टन')}`,
  lineWeight: (weight) => weight.replace(/ t$/, ' टन'),
  billDetails: 'बिल का हिसाब',
  mrpTotal: 'कुल MRP',
  discountTotal: 'कुल छूट',
  discountParts: (saved) =>
    `इस छूट में MRP पर ${saved} की बचत है, और वह GST है जो MRP में शामिल होता है: GST अलग लाइन में जुड़ता है।`,
  discountIsGst: 'यह छूट वह GST है जो MRP में शामिल होता है: GST अलग लाइन में जुड़ता है।',
  discountedPrice: 'छूट के बाद कीमत',
  gstTotal: 'कुल GST',
  handlingCharges: 'हैंडलिंग चार्ज',
  included: (amount) => `${amount} शामिल`,
  delivery: 'डिलीवरी',
  free: 'मुफ़्त',
  grandTotal: 'कुल रकम',
  savings: (amount) => `इस ऑर्डर पर आपकी ${amount} की बचत`,
  offersSaved: (amount) => `(इसमें ${amount} ऑफ़र से)`,
  savedOnLine: (amount) => `ऑफ़र: – ${amount}`,
}

function count(quantity: number): string {
  return quantity.toLocaleString('hi-IN')
}
