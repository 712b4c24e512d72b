import type { pickerMessages as English } from '#app/messages/en/picker.ts'
/** Texts of fields that pick from a long list by typing. */
export const pickerMessages: typeof English = {
  showAll: (label) => `${label}: पूरी लिस्ट देखें`,
  placeholder: 'खोजने के लिए लिखें',
  noMatch: 'लिस्ट में ऐसा कुछ नहीं है।',
}
