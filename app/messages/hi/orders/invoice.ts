import type { invoiceMessages as English } from '#app/messages/en/orders/invoice.ts'
/** The page around a tax document. The labels inside it are set by law and belong to the document itself. */
export const invoiceMessages: typeof English = {
  title: 'बिल',
  creditNoteTitle: 'क्रेडिट नोट',
  description: 'आपके ऑर्डर का GST बिल।',
  loading: 'बिल खुल रहा है…',
  failedTitle: 'यह बिल नहीं खुला',
  missing: 'यह बिल यहाँ नहीं है',
  missingText: 'आपका माल निकलने पर बिल बनता है।',
  loginText: 'बिल देखने के लिए कृपया लॉग इन करें।',
  items: 'आइटम और टैक्स',
  actions: 'प्रिंट या डाउनलोड',
  print: 'प्रिंट करें',
  download: 'PDF डाउनलोड करें',
  signedQr: 'ई-इनवॉइस का साइन किया हुआ QR कोड',
}
