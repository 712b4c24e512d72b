import type { menuMessages as English } from '#app/messages/en/menu.ts'
/** Texts of the menus and of the footer, which are loaded after the page. */
export const menuMessages: typeof English = {
  loadingDepartments: 'विभाग खुल रहे हैं…',
  shopByCategories: 'कैटेगरी से खरीदें',
  allCategories: 'सभी कैटेगरी',
  quickOrder: 'झटपट ऑर्डर',
  calculators: 'कैलकुलेटर',
  yourOrders: 'आपके ऑर्डर',
  yourAddresses: 'आपके पते',
  privacy: 'प्राइवेसी पॉलिसी',
  returns: 'वापसी के नियम',
  shop: 'दुकान',
  account: 'आपका खाता',
  contact: 'संपर्क',
  hotline: 'फ़ोन',
  whatsapp: 'WhatsApp',
  email: 'ईमेल',
  location: 'पता',
  hours: 'समय',
  gstInvoices: 'कीमतों में GST शामिल',
  payOnDelivery: 'डिलीवरी पर भुगतान',
}
