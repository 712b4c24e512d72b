import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { sizeTableMessages as English } from '#app/messages/en/catalogue/size-table.ts'
/** The table of sizes, which is loaded when it is opened. */
export const sizeTableMessages: typeof English = {
  caption: (name) => `${name} के साइज़`,
  size: 'साइज़',
  price: 'कीमत',
  quantity: 'मात्रा',
  perMeasure: (price, unit) => `${price}/${unitInHindi(unit)}`,
  add: (count) => (count === 0 ? 'मात्रा चुनें' : `${count} साइज़ डालें`),
  added: (count) =>
    count === 0 ? 'कुछ नहीं डाला गया।' : `आपके कार्ट में ${count} साइज़ ${count === 1 ? 'है' : 'हैं'}।`,
  viewCart: 'कार्ट देखें',
  total: 'कुल, GST सहित',
}
