import type { orderCauseMessages as English } from '#app/messages/en/orders/order-causes.ts'
export const orderCauseMessages: typeof English = {
  'not-paid-in-time': 'समय पर भुगतान नहीं हुआ।',
  'wrong-amount-paid': 'जितना भुगतान आया, वह ऑर्डर की रकम नहीं थी। हम उसे लौटा रहे हैं।',
  'refunded-too-early': 'ऑर्डर होने से पहले ही भुगतान लौट गया था। जो बचा है, हम लौटा रहे हैं।',
  'disputed-too-early': 'ऑर्डर होने से पहले ही आपके बैंक में इस भुगतान की शिकायत दर्ज हुई।',
  'payment-refunded': 'आपका भुगतान लौटा दिया गया।',
  'payment-taken-back': 'आपके बैंक ने भुगतान आपको लौटा दिया।',
  'refunded-by-store': 'हमने आपका भुगतान लौटा दिया।',
  released: 'माल भेजने की मंज़ूरी दी गई।',
  cancelled: 'ऑर्डर रद्द हुआ।',
  'refused-on-delivery': 'डिलीवरी पर माल नहीं लिया गया।',
  changed: (before, after) => `कुल रकम ${before} से ${after} हुई।`,
  unchanged: (total) => `कुल रकम ${total} ही है।`,
  byPhone: 'फ़ोन पर तय हुआ।',
}
