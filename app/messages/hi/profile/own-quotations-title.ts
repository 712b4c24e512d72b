import type { ownQuotationTitleMessages as English } from '#app/messages/en/profile/own-quotations-title.ts'
export const ownQuotationTitleMessages: typeof English = {
  title: 'आपके कोटेशन',
  description: 'आपने हमसे किस माल का रेट माँगा, और हमने क्या रेट दिया।',
  askTitle: 'कोटेशन माँगें',
  ask: 'कोटेशन माँगें',
  loginText: 'कोटेशन माँगने के लिए कृपया लॉग इन करें। कार्ट का माल कार्ट में ही रहेगा।',
  toCustomers: 'आपके ग्राहकों के लिए',
  pass: 'अपने ग्राहक के लिए कोटेशन',
  loading: 'आपके कोटेशन खुल रहे हैं…',
}
