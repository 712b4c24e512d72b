import type { uiMessages as English } from '#app/messages/en/ui.ts'
export const uiMessages: typeof English = {
  back: 'पीछे',
  home: 'होम',
  search: 'खोजें',
  breadcrumbs: 'आप यहाँ हैं',
  close: 'बंद करें',
  loading: 'खुल रहा है…',
  retry: 'फिर कोशिश करें',
  increase: (name) => `${name}: एक बढ़ाएँ`,
  decrease: (name) => `${name}: एक घटाएँ`,
  quantityLabel: (name) => `${name} की मात्रा`,
  roundedUp: (quantity) => `बढ़ाकर ${quantity.toLocaleString('hi-IN')} किया गया`,
  tooMany: (typed, max) =>
    `नहीं बदला: ${typed} ज़्यादा है। एक ऑर्डर में एक साइज़ के ज़्यादा से ज़्यादा ${max.toLocaleString('hi-IN')} नग आते हैं।`,
  notWhole: (typed) => `नहीं बदला: “${typed}” पूरी संख्या नहीं है।`,
  inCart: (quantity, name) => `आपके कार्ट में ${quantity} × ${name}`,
  scrollLeft: 'बाएँ खिसकाएँ',
  scrollRight: 'दाएँ खिसकाएँ',
  basePrice: 'मूल कीमत',
  priceOnRequest: 'कीमत पूछें',
}
