import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { productMessages as English } from '#app/messages/en/catalogue/products.ts'
export const productMessages: typeof English = {
  loading: 'प्रोडक्ट खुल रहे हैं…',
  browseOthers: 'दूसरी कैटेगरी देखें',
  defaultVariant: 'सामान्य',
  moreVariants: (count) => `+\u00a0${count}\u00a0और`,
  yourPrice: 'आपकी कीमत',
  add: 'डालें',
  addProduct: (name) => `${name} कार्ट में डालें`,
  chooseVariant: (name, inCart) => `${name} डालें, वैरायटी चुनें${inCart === 0 ? '' : `, कार्ट में ${inCart}`}`,
  inCart: (count) => `कार्ट में ${count.toLocaleString('hi-IN')}`,
  variantsTitle: (name) => `${name} – वैरायटी`,
  notAvailable: 'अभी नहीं मिलता',
  perUnit: (unit) => `प्रति ${unitInHindi(unit)}`,
  goesWith: 'इसके साथ ये भी लें',
  related: 'इसी कैटेगरी से और',
}
