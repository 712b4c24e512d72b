import type { accountLinkMessages as English } from '#app/messages/en/profile/account-link.ts'
export const accountLinkMessages: typeof English = {
  owed: 'चुकाना है',
  to: (store) => `${store} को`,
  ofFirm: (name) => `${name} का खाता`,
  overdue: (amount) => `इसमें से ${amount} की तारीख निकल चुकी है`,
  validUntil: (day) => `यह लिंक ${day} तक चलेगा।`,
  noSignIn: 'लॉग इन करने की ज़रूरत नहीं है।',
  'state-SETTLED': 'कुछ बाकी नहीं है',
  'text-SETTLED': 'यह खाता चुकता है। धन्यवाद।',
  'state-EXPIRED': 'इस लिंक का समय खत्म हो गया है',
  'text-EXPIRED': 'नए लिंक के लिए हमें फ़ोन करें।',
  'state-REVOKED': 'यह लिंक अब नहीं चलता',
  'text-REVOKED': 'नए लिंक के लिए हमें फ़ोन करें।',
  missing: 'यह लिंक सही नहीं है',
  missingText: 'हमारे मैसेज का लिंक दोबारा खोलें, या हमें फ़ोन करें।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  browse: 'दुकान पर जाएँ',
}
