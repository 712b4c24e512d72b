import type { paymentLinkTitleMessages as English } from '#app/messages/en/orders/payment-link-title.ts'
export const paymentLinkTitleMessages: typeof English = {
  title: 'अपने ऑर्डर का भुगतान करें',
  description: 'जो ऑर्डर आपने हमें दिया है, उसका ऑनलाइन भुगतान करें।',
}
