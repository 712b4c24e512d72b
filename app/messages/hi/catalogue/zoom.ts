import type { zoomMessages as English } from '#app/messages/en/catalogue/zoom.ts'
/** The pictures of a product over the whole screen. */
export const zoomMessages: typeof English = {
  picture: (name, number, count) => (count === 1 ? name : `${name}, ${count} में से तस्वीर ${number}`),
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  full: 'असली साइज़',
  fit: 'स्क्रीन में समाएँ',
}
