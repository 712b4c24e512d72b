import type { quotationTitleMessages as English } from '#app/messages/en/orders/quotation-title.ts'
export const quotationTitleMessages: typeof English = {
  title: 'आपका कोटेशन',
  description: 'हमारे दिए हुए रेट देखें और मंज़ूर करें।',
  loading: 'आपका कोटेशन खुल रहा है…',
}
