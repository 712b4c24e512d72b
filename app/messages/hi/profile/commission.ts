import type { commissionMessages as English } from '#app/messages/en/profile/commission.ts'
export const commissionMessages: typeof English = {
  title: 'आपका कमीशन',
  description: 'पार्टनर के तौर पर आपने हर महीने कितना कमाया।',
  loginText: 'अपना कमीशन देखने के लिए कृपया लॉग इन करें।',
  intro: 'माल पहुँचने पर आपको कमीशन मिलता है। माल वापस हुआ, तो कमीशन भी वापस होता है।',
  inactiveTitle: 'कमीशन चालू पार्टनर के लिए है',
  inactiveText: 'पार्टनर बनना चाहें, तो कृपया हमें फ़ोन करें।',
  month: 'महीना',
  monthWrong: 'महीना ऐसे लिखें (जैसे 2026-11)।',
  loading: 'आपका कमीशन खुल रहा है…',
  failedTitle: 'आपका कमीशन नहीं खुला',
  none: 'इस महीने कुछ नहीं',
  noneText: 'ऑर्डर उस महीने में गिने जाते हैं जिसमें माल पहुँचता है।',
  list: 'हर ऑर्डर का कमीशन',
  unlisted: (count) =>
    count === 1
      ? 'कुल में पहले की 1 एंट्री भी जुड़ी है जो यहाँ नहीं दिखती।'
      : `कुल में पहले की ${count} एंट्रियाँ भी जुड़ी हैं जो यहाँ नहीं दिखतीं।`,
  delivered: 'पहुँच गया',
  returned: 'वापस हुआ',
  total: 'महीने का कुल',
}
