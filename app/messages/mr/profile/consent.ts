import type { consentMessages as English } from '#app/messages/en/profile/consent.ts'
export const consentMessages: typeof English = {
  title: 'आमची प्रायव्हसी पॉलिसी बदलली आहे. कृपया तुम्ही सहमत आहात की नाही ते सांगा.',
  link: 'वाचा आणि ठरवा',
}
