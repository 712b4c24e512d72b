import type { cartMessages as English } from '#app/messages/en/orders/cart.ts'
export const cartMessages: typeof English = {
  loading: 'तुमचे कार्ट उघडत आहे…',
  items: 'तुमच्या कार्टमधील आयटम',
  emptyTitle: 'तुमचे कार्ट रिकामे आहे',
  emptyText: 'तुम्ही अजून काहीही टाकलेले नाही.',
  explore: 'उत्पादने पहा',
  failedTitle: 'तुमच्या कार्टमधील किमती उघडल्या नाहीत',
  each: 'प्रति नग',
  perUnit: (unit) => `प्रति ${unit}`,
  lineTotal: 'या आयटमची एकूण रक्कम',
  remove: 'काढा',
  removeLabel: (name) => `${name} काढा`,
  removed: (name) => `${name} आता तुमच्या कार्टमध्ये नाही.`,
  undo: 'परत आणा',
  undoLabel: (name) => `${name} परत आणा`,
  unavailableName: 'आता मिळत नाही',
  unavailableText: 'हा आयटम सध्या विक्रीला नाही. त्याचे पैसे लागणार नाहीत.',
  outOfStockText: 'स्टॉकमध्ये नाही. त्याचे पैसे लागणार नाहीत.',
  priceChanged: 'किंमत बदलली आहे',
  oldPrice: 'जुनी किंमत',
  newPrice: 'नवी किंमत',
  accept: 'नवी किंमत मान्य करा',
  acceptLabel: (name) => `नवी किंमत मान्य करा: ${name}`,
  notInTotal: 'तुम्ही मान्य करेपर्यंत हे एकूण रकमेत धरले जाणार नाही.',
  full: (lines) => `तुमचे कार्ट भरले आहे: एका ऑर्डरमध्ये ${lines} वेगवेगळे आयटम बसतात. आधी हे ऑर्डर करा, मग बाकीचे टाका.`,
  notAdded: (quantity, name) =>
    `टाकले नाही: ${name === null ? `एका आयटमचे ${count(quantity)} नग` : `${count(quantity)} × ${name}`}.`,
  moreNotAdded: (lines) => `टाकले नाहीत: आणखी ${lines} आयटम.`,
  mostOfOne: (most, held) =>
    held === 0
      ? `एका ऑर्डरमध्ये एका साइझचे जास्तीत जास्त ${count(most)} नग बसतात.`
      : `एका ऑर्डरमध्ये एका साइझचे जास्तीत जास्त ${count(most)} नग बसतात; तुमच्या कार्टमध्ये अजून ${count(held)} आहेत.`,
  issuesTitle: 'पुढे जाण्याआधी',
  unavailableItems: (lines) =>
    lines === 1 ? 'जो 1 आयटम आता मिळत नाही, तो काढा.' : `जे ${lines} आयटम आता मिळत नाहीत, ते काढा.`,
  repricedItems: (lines) =>
    lines === 1
      ? '1 आयटमची नवी किंमत मान्य करा, किंवा तो काढा.'
      : `${lines} आयटमच्या नव्या किमती मान्य करा, किंवा ते काढा.`,
  misquantifiedItems: (lines) =>
    lines === 1
      ? '1 आयटम इतक्या प्रमाणात विकला जात नाही, किंवा तितका शिल्लक नाही.'
      : `${lines} आयटम इतक्या प्रमाणात विकले जात नाहीत, किंवा तितके शिल्लक नाहीत.`,
  roundUpAll: 'प्रमाण दुरुस्त करा',
  removeUnavailable: () => 'जे मिळत नाही ते काढा',
  acceptAll: 'नव्या किमती मान्य करा',
  weighedText: (percent) => `माल वजन केला तर बिल वजनानुसार होईल: ऑर्डरपेक्षा ${percent}% पर्यंत कमी किंवा जास्त.`,
  weight: 'वजन',
  about: (weight) => `सुमारे ${weight}`,
  lineWeight: (weight) => weight,
  billDetails: 'बिलाचा हिशोब',
  mrpTotal: 'एकूण MRP',
  discountTotal: 'एकूण सूट',
  discountParts: (saved) =>
    `या सुटीत MRP वरची ${saved} बचत आहे, आणि MRP मध्ये असलेला GST आहे: GST वेगळ्या ओळीत धरला जातो.`,
  discountIsGst: 'ही सूट म्हणजे MRP मध्ये असलेला GST आहे: GST वेगळ्या ओळीत धरला जातो.',
  discountedPrice: 'सुटीनंतरची किंमत',
  gstTotal: 'एकूण GST',
  handlingCharges: 'हँडलिंग चार्ज',
  included: (amount) => `${amount} धरून`,
  delivery: 'डिलिव्हरी',
  free: 'मोफत',
  grandTotal: 'एकूण रक्कम',
  savings: (amount) => `या ऑर्डरवर तुमची ${amount} बचत`,
  offersSaved: (amount) => `(त्यातील ${amount} ऑफरमुळे)`,
  savedOnLine: (amount) => `ऑफर: – ${amount}`,
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
