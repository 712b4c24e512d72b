import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { productPageMessages as English } from '#app/messages/en/catalogue/product-page.ts'
/** Texts that only the product page needs; separate from `productMessages`, which every list of products needs. */
export const productPageMessages: typeof English = {
  failedText: 'आपका कार्ट सुरक्षित है। अपना इंटरनेट देखें और फिर कोशिश करें।',
  notFound: 'प्रोडक्ट नहीं मिला।',
  notFoundText: 'हो सकता है यह अब न मिलता हो। ऐसा ही कुछ और खोजने के लिए हमारी कैटेगरी देखें।',
  pictureAlt: (name, number) => `${name}, तस्वीर ${number}`,
  showPicture: (number) => `तस्वीर ${number} देखें`,
  pictures: 'तस्वीरें',
  gstIncluded: (amount) => `कीमत में ${amount} GST शामिल`,
  perMeasure: (price, unit) => `${price} प्रति ${unitInHindi(unit)}`,
  save: (amount) => `आपकी बचत ${amount}`,
  taxStatus: (status) => `टैक्स: ${status === 'Taxable' ? 'लागू' : status}`,
  noTaxStatus: 'नहीं दिया',
  variants: 'वैरायटी',
  sizes: 'सभी साइज़: वज़न, कीमत, मात्रा',
  zoom: 'बड़ी तस्वीरें',
  buyNow: 'अभी खरीदें',
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया',
  copyFailed: 'लिंक कॉपी नहीं हुआ',
  features: 'खूबियाँ',
  specifications: 'पूरी जानकारी',
  description: 'विवरण',
}
