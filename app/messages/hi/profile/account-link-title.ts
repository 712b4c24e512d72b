import type { accountLinkTitleMessages as English } from '#app/messages/en/profile/account-link-title.ts'
export const accountLinkTitleMessages: typeof English = {
  title: 'अपने खाते का भुगतान करें',
  description: 'हमारे यहाँ आपके खाते में जो बाकी है, उसे ऑनलाइन चुकाएँ।',
}
