import type { uiMessages as English } from '#app/messages/en/ui.ts'
export const uiMessages: typeof English = {
  back: 'मागे',
  home: 'होम',
  search: 'शोधा',
  breadcrumbs: 'तुम्ही येथे आहात',
  close: 'बंद करा',
  loading: 'उघडत आहे…',
  retry: 'पुन्हा प्रयत्न करा',
  increase: (name) => `${name}: एक वाढवा`,
  decrease: (name) => `${name}: एक कमी करा`,
  quantityLabel: (name) => `${name} चे प्रमाण`,
  roundedUp: (quantity) => `वाढवून ${quantity.toLocaleString('en-IN')} केले`,
  tooMany: (typed, max) =>
    `बदलले नाही: ${typed} जास्त आहे. एका ऑर्डरमध्ये एका साइझचे जास्तीत जास्त ${max.toLocaleString('en-IN')} नग बसतात.`,
  notWhole: (typed) => `बदलले नाही: “${typed}” ही पूर्ण संख्या नाही.`,
  inCart: (quantity, name) => `तुमच्या कार्टमध्ये ${quantity} × ${name}`,
  scrollLeft: 'डावीकडे सरकवा',
  scrollRight: 'उजवीकडे सरकवा',
  basePrice: 'मूळ किंमत',
  priceOnRequest: 'किंमत विचारा',
}
