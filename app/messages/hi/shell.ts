import type { shellMessages as English } from '#app/messages/en/shell.ts'
export const shellMessages: typeof English = {
  skip: 'मेन्यू छोड़कर आगे जाएँ',
  toHome: (store) => `${store}, होम`,
  searchLabel: 'प्रोडक्ट और कैटेगरी खोजें',
  searchPlaceholder: 'खोजें…',
  search: 'खोजें',
  menu: 'मेन्यू',
  departments: 'विभाग',
  mainNavigation: 'मुख्य',
  home: 'होम',
  category: 'कैटेगरी',
  cart: 'कार्ट',
  profile: 'प्रोफ़ाइल',
  login: 'लॉग इन',
}
