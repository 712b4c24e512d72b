import type { pageDescriptionMessages as English } from '#app/messages/en/catalogue/page-descriptions.ts'
/** Texts that search engines show below the title of a page. */
export const pageDescriptionMessages: typeof English = {
  home: (store, promise) =>
    `${store} से सीमेंट, सरिया, टाइल, पेंट, पाइप और हार्डवेयर खरीदें, हर कीमत में GST शामिल। ${promise}।`,
  category: (name, store, promise) => `${store} पर ${name}: GST सहित कीमतें और थोक ऑर्डर पर थोक रेट। ${promise}।`,
  search: (query, store) => `${store} पर “${query}” के लिए बिल्डिंग मटीरियल।`,
}
