import type { productPreviewMessages as English } from '#app/messages/en/catalogue/product-preview.ts'
/** The page of a product as shoppers would see it, for staff. */
export const productPreviewMessages: typeof English = {
  title: 'झलक',
  description: 'प्रोडक्ट, जैसा खरीदार देखेंगे।',
  label: 'झलक',
  draft: 'ड्राफ़्ट: यह पेज किसी खरीदार को नहीं दिखता। लिंक और बटन यहाँ काम नहीं करते।',
  archived: 'आर्काइव में: यह पेज किसी खरीदार को नहीं दिखता। लिंक और बटन यहाँ काम नहीं करते।',
  published: 'यह प्रोडक्ट दुकान में है। लिंक और बटन यहाँ काम नहीं करते।',
  back: 'डेस्क पर वापस',
  'not-signed-in': 'झलक देखने के लिए डेस्क में लॉग इन करें',
  'not-permitted': 'आपको इसकी इजाज़त नहीं है',
  'not-found': 'ऐसा प्रोडक्ट अब नहीं है',
  openDesk: 'डेस्क खोलें',
}
