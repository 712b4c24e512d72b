import type { pageErrorMessages as English } from '#app/messages/en/page-errors.ts'
export const pageErrorMessages: typeof English = {
  notFoundTitle: 'यह पेज नहीं मिला',
  notFoundText: 'हो सकता है लिंक गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
  goHome: 'होम पेज पर जाएँ',
  browseCategories: 'कैटेगरी देखें',
  unreachableTitle: 'दुकान से संपर्क नहीं हो रहा',
  unreachableText: 'आपका कार्ट इस डिवाइस पर सुरक्षित है। अपना इंटरनेट देखें और फिर कोशिश करें।',
  failedTitle: 'हमारी ओर से कुछ गड़बड़ हुई',
  failedText: 'आपका कार्ट और ऑर्डर सुरक्षित हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
}
