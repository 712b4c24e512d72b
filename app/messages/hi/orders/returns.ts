import type { returnMessages as English } from '#app/messages/en/orders/returns.ts'
export const returnMessages: typeof English = {
  title: 'वापसी के नियम',
  intro: (store) => `${store} को आप क्या लौटा सकते हैं, कितने दिन में, और पैसे कैसे वापस मिलते हैं।`,
  description: (store) => `${store} पर बिल्डिंग मटीरियल की वापसी, बदली और रिफ़ंड।`,
  example: (hotline) =>
    `ये नियम एक नमूना हैं। दुकान ने अभी इनकी पुष्टि नहीं की है: इन पर भरोसा करने से पहले ${hotline} पर पूछ लें।`,
  contactTitle: 'कैसे लौटाएँ',
  contact: (email, hotline) =>
    `${hotline} पर फ़ोन करें या ${email} पर लिखें, ऑर्डर नंबर के साथ, और कुछ टूटा या खराब हो तो उसकी फ़ोटो भी भेजें। माल उठाने का दिन हम आपके साथ तय करेंगे।`,
}
