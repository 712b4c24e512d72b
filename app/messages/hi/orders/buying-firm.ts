import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { buyingFirmMessages as English } from '#app/messages/en/orders/buying-firm.ts'
/** For whom an order is, at checkout. */
export const buyingFirmMessages: typeof English = {
  buyFor: 'किसके लिए खरीदें',
  myself: 'अपने लिए',
  billed: 'बिल इस फ़र्म के नाम बनेगा।',
  site: 'कहाँ पहुँचाना है',
  chooseSite: 'चुनें कि कहाँ पहुँचाना है',
  ownAddress: 'मेरा अपना पता',
  poNumber: 'PO नंबर (ज़रूरी नहीं)',
  reference: 'रेफ़रेंस (ज़रूरी नहीं)',
  'error-firm-order-limit': (paise) =>
    `इस फ़र्म के लिए आप एक बार में ${formatRupees(toPaise(paise))} तक का ऑर्डर कर सकते हैं। कम ऑर्डर करें, या मंज़ूरी माँगें।`,
  'error-firm-month-limit': (paise) =>
    `इस फ़र्म के लिए आप इस महीने ${formatRupees(toPaise(paise))} का और ऑर्डर कर सकते हैं। कम ऑर्डर करें, या मंज़ूरी माँगें।`,
  'error-firm-right-missing': 'फ़र्म में आपको इसकी इजाज़त नहीं है। फ़र्म के मालिक से कहें।',
  'error-firm-site-closed': 'यह साइट बंद हो चुकी है। कोई दूसरी साइट चुनें।',
  again: 'फिर कोशिश करें',
}
