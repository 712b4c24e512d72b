import type { defaultPromiseMessages as English } from '#app/messages/en/orders/default-promise.ts'
/** Promises where no PIN code is known; only loaders need them. */
export const defaultPromiseMessages: typeof English = {
  sameDay: (place) => `${place} में उसी दिन डिलीवरी`,
  withinDays: (days, place, working) =>
    `${place} में ${days === 1 ? 'एक' : days} ${working ? 'कामकाजी ' : ''}दिन के अंदर डिलीवरी`,
  twoAreas: (one, other) => `${one} और ${other}`,
  moreAreas: (first, more) => `${first} और ${more} दूसरे इलाकों`,
  cutOff: (time) => `${time} या उसके बाद के ऑर्डर अगले डिलीवरी वाले दिन में गिने जाते हैं।`,
  daysOff: 'जिन दिनों डिलीवरी नहीं होती, वे गिने नहीं जाते।',
  heavier: (weight) =>
    `${weight.replace(/ t$/, ' टन')} से भारी ऑर्डर में, और जो दिन पूरे बुक हो चुके हैं, उनमें ज़्यादा समय लगता है।`,
  elsewhere: 'बाकी जगहों के लिए समय आपके पिन कोड से तय होता है।',
  unplanned: 'आपकी साइट तक डिलीवरी',
}
