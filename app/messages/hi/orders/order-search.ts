import type { orderSearchMessages as English } from '#app/messages/en/orders/order-search.ts'
/** The search in one's own orders and those of a firm. */
export const orderSearchMessages: typeof English = {
  words: 'अपने ऑर्डर में खोजें',
  wordsHint: 'आइटम, साइट, ऑर्डर नंबर, PO नंबर या रेफ़रेंस',
  site: 'साइट',
  allSites: 'सभी साइटें',
  from: 'कब से',
  to: 'कब तक',
  search: 'खोजें',
  clear: 'सभी ऑर्डर दिखाएँ',
  found: (shown, hasMore) =>
    shown === 0
      ? 'कोई ऑर्डर नहीं मिला'
      : hasMore
        ? `${shown} ऑर्डर दिख रहे हैं, और भी हैं`
        : `${shown} ${shown === 1 ? 'मिला' : 'मिले'}`,
  noneTitle: 'ऐसा कोई ऑर्डर नहीं मिला',
  noneText: 'कम शब्द लिखें, या तारीख बदलें।',
  orderedBy: (name) => `${name} ने मँगाया`,
  spendTitle: 'साइट के हिसाब से ऑर्डर',
  month: 'महीना',
  monthWrong: 'महीना ऐसे लिखें (जैसे 2026-11)।',
  spendNone: 'इस महीने कुछ नहीं मँगाया गया।',
  spendOrders: (orders) => `${orders} ऑर्डर`,
  spendTotal: 'कुल',
  noSite: 'दूसरे पतों पर',
  spendHint: 'GST और डिलीवरी के साथ, जैसा ऑर्डर हुआ। रद्द ऑर्डर इसमें नहीं हैं।',
}
