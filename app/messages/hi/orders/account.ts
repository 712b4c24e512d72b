import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { accountOrderMessages as English } from '#app/messages/en/orders/account.ts'
/** Buying on account, at checkout. */
export const accountOrderMessages: typeof English = {
  label: 'खाते में',
  left: (left, limit) => `${limit} में से ${left} और ले सकते हैं`,
  terms: (days) => (days === 0 ? 'बिल बनते ही देना है' : `बिल के ${days} दिन में देना है`),
  firmTerms: 'बिल फ़र्म के खाते में जाएगा',
  short: 'यह ऑर्डर बची हुई उधार सीमा से ज़्यादा है। कम ऑर्डर करें, या दूसरे तरीके से भुगतान करें।',
  held: 'यह ऑर्डर बची हुई उधार सीमा से ज़्यादा है। माल भेजने से पहले हम आपको फ़ोन करेंगे।',
  overdue: (amount) => `${amount} की तारीख निकल चुकी है।`,
  'error-no-credit': 'अभी आप खाते में ऑर्डर नहीं कर सकते। कृपया दूसरे तरीके से भुगतान करें, या हमें फ़ोन करें।',
  'error-credit-limit': (paise) =>
    `खाते में सिर्फ़ ${formatRupees(toPaise(paise))} का और ले सकते हैं। कम ऑर्डर करें, या इस ऑर्डर का भुगतान दूसरे तरीके से करें।`,
}
