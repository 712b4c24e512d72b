import type { menuMessages as English } from '#app/messages/en/menu.ts'
/** Texts of the menus and of the footer, which are loaded after the page. */
export const menuMessages: typeof English = {
  loadingDepartments: 'विभाग उघडत आहेत…',
  shopByCategories: 'कॅटेगरीनुसार खरेदी',
  allCategories: 'सर्व कॅटेगरी',
  quickOrder: 'झटपट ऑर्डर',
  calculators: 'कॅल्क्युलेटर',
  yourOrders: 'तुमच्या ऑर्डर',
  yourAddresses: 'तुमचे पत्ते',
  privacy: 'प्रायव्हसी पॉलिसी',
  returns: 'परतीचे नियम',
  shop: 'दुकान',
  account: 'तुमचे खाते',
  contact: 'संपर्क',
  hotline: 'फोन',
  whatsapp: 'WhatsApp',
  email: 'ईमेल',
  location: 'पत्ता',
  hours: 'वेळ',
  gstInvoices: 'किमतींमध्ये GST धरलेला आहे',
  payOnDelivery: 'डिलिव्हरीच्या वेळी पैसे',
}
