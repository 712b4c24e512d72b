import type { categoryMessages as English } from '#app/messages/en/catalogue/categories.ts'
export const categoryMessages: typeof English = {
  shopByCategories: 'कैटेगरी से खरीदें',
  allCategories: 'सभी कैटेगरी',
  unnamed: 'बिना नाम की कैटेगरी',
  mainFailed: 'मुख्य कैटेगरी नहीं खुलीं।',
  shopsFailed: 'दुकान की कैटेगरी नहीं खुलीं।',
  fineThings: 'ये भी पसंद आएँगे',
  noMatching: 'ऐसी कोई कैटेगरी नहीं मिली।',
  noData: 'कुछ नहीं मिला',
  seeAllIn: (name) => `${name}: सब देखें`,
  count: (count) => `${count} कैटेगरी`,
  describeAll: (store) => `${store} पर बिल्डिंग मटीरियल की सभी कैटेगरी, सीमेंट से हार्डवेयर तक।`,
}
