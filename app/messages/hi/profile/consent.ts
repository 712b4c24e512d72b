import type { consentMessages as English } from '#app/messages/en/profile/consent.ts'
export const consentMessages: typeof English = {
  title: 'हमारी प्राइवेसी पॉलिसी बदल गई है। कृपया बताएँ कि आप सहमत हैं या नहीं।',
  link: 'पढ़ें और तय करें',
}
