type BannerTexts = { readonly headline: string; readonly text?: string; readonly action: string }

/** Hindi texts of the banners, by their id. */
export const bannerTexts: Readonly<Record<string, BannerTexts>> = {
  'banner-cement': { headline: 'सीमेंट और सरिया, सीधे आपकी साइट पर', action: 'सीमेंट देखें' },
  'banner-paint': {
    headline: 'मेहमानों से पहले घर नया',
    text: 'इमल्शन, पुट्टी और प्राइमर, हर पैक में',
    action: 'पेंट देखें',
  },
  'banner-tiles': {
    headline: 'टिकाऊ फ़र्श, पेटी के हिसाब से',
    text: 'विट्रिफ़ाइड, मार्बल जैसी और लकड़ी जैसी टाइल',
    action: 'टाइल देखें',
  },
  'banner-bath': {
    headline: 'नया बाथरूम, शोरूम गए बिना',
    text: 'नल, शॉवर और बेसिन, GST बिल के साथ',
    action: 'नल देखें',
  },
  'banner-tools': {
    headline: 'सोमवार सुबह के लिए औज़ार और फ़िटिंग',
    text: 'ड्रिल, ताले, कब्ज़े और हेलमेट',
    action: 'औज़ार देखें',
  },
}
