import type { shellMessages as English } from '#app/messages/en/shell.ts'
export const shellMessages: typeof English = {
  skip: 'थेट मुख्य मजकुरावर जा',
  toHome: (store) => `${store}, होम`,
  searchLabel: 'उत्पादने आणि कॅटेगरी शोधा',
  searchPlaceholder: 'शोधा…',
  search: 'शोधा',
  menu: 'मेन्यू',
  departments: 'विभाग',
  mainNavigation: 'मुख्य',
  home: 'होम',
  category: 'कॅटेगरी',
  cart: 'कार्ट',
  profile: 'प्रोफाइल',
  login: 'लॉग इन',
}
