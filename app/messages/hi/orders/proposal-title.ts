import type { proposalTitleMessages as English } from '#app/messages/en/orders/proposal-title.ts'
export const proposalTitleMessages: typeof English = {
  title: 'आपके ऑर्डर में बदलाव',
  description: 'ऑर्डर में बदलाव मंज़ूर करें, या ऑर्डर वैसा ही रखें।',
  loading: 'बदलाव खुल रहा है…',
}
