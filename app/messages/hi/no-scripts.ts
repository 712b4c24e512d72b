import type { noScriptsMessages as English } from '#app/messages/en/no-scripts.ts'
/** The note of a page whose scripts are off; only the server renders it. */
export const noScriptsMessages: typeof English = {
  title: 'इस ब्राउज़र में स्क्रिप्ट बंद हैं।',
  text: 'आप प्रोडक्ट देख, खोज और छाँट सकते हैं। लॉग इन, कार्ट, झटपट ऑर्डर और ऑर्डर के लिए स्क्रिप्ट चाहिए। इस साइट के लिए उन्हें चालू करें, या फ़ोन पर ऑर्डर करें:',
}
