import type { approvalTitleMessages as English } from '#app/messages/en/orders/approval-title.ts'
/** Words of the page of a request for approval says before its code is there. */
export const approvalTitleMessages: typeof English = {
  title: 'मंज़ूरी के लिए ऑर्डर',
  description: 'फ़र्म का एक ऑर्डर जो मंज़ूरी के इंतज़ार में है।',
  loading: 'रिक्वेस्ट खुल रही है…',
}
