import type { stockAlertMessages as English } from '#app/messages/en/catalogue/stock-alerts.ts'
export const stockAlertMessages: typeof English = {
  ask: 'आने पर बताएँ',
  askLabel: (name) => `${name}: स्टॉक में आने पर बताएँ`,
  waiting: 'बताएँगे',
  waitingLabel: (name) => `${name}: स्टॉक में आने पर बताएँगे। न चाहिए तो दबाएँ`,
  asked: 'स्टॉक में आते ही हम आपको मैसेज भेजेंगे।',
  left: 'अब हम आपको मैसेज नहीं भेजेंगे।',
  back: 'यह स्टॉक में आ गया है। ऑर्डर करने के लिए पेज फिर से खोलें।',
}
