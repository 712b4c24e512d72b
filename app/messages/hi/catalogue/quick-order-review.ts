import type { quickOrderReviewMessages as English } from '#app/messages/en/catalogue/quick-order-review.ts'
export const quickOrderReviewMessages: typeof English = {
  openLines: 'जिन लाइनों का जवाब बाकी है',
  openTitle: (lines) => (lines === 0 ? 'किसी का जवाब बाकी नहीं' : `${linesOf(lines)} का जवाब बाकी है`),
  readyLines: 'तैयार लाइनें',
  readyTitle: (lines) => (lines === 1 ? '1 लाइन तैयार है' : `${lines} लाइनें तैयार हैं`),
  item: 'आइटम',
  quantity: 'मात्रा',
  price: 'कीमत, GST सहित',
  remove: 'हटाएँ',
  goToNext: (count) => `${count}। जवाब बाकी वाली अगली लाइन पर जाएँ`,
  done: 'हो गया',
  doneLabel: (text) => `“${text}” हो गया`,
  removed: (text) => `“${text}” को हटा दिया गया।`,
  undo: 'वापस लाएँ',
  undoLabel: (text) => `“${text}” को वापस लाएँ`,
  remembered: 'जैसा आपने पहले चुना था।',
  forget: 'भूल जाएँ',
  forgetLabel: (text) => `“${text}” के लिए जो चुना था, उसे भूल जाएँ`,
  forgetFailed: 'यह भुलाया नहीं जा सका। कृपया फिर कोशिश करें।',
  askShop: (missing, undecided) =>
    `${[
      ...(missing > 0 ? [missing === 1 ? '1 लाइन नहीं मिली' : `${missing} लाइनें नहीं मिलीं`] : []),
      ...(undecided > 0 ? [`${linesOf(undecided)} में चुनना बाकी है`] : []),
    ].join(', ')}। इन्हें जैसा लिखा है वैसा ही दुकान को भेजें, हम आपको फ़ोन करेंगे।`,
  send: (lines) => (lines === 1 ? '1 लाइन दुकान को भेजें' : `${lines} लाइनें दुकान को भेजें`),
  signInToSend: 'दुकान को भेजने के लिए लॉग इन करें',
  sent: (lines, phone) =>
    `दुकान को ${lines === 1 ? '1 लाइन भेजी गई' : `${lines} लाइनें भेजी गईं`}। हम आपको ${phone} पर फ़ोन करेंगे।`,
}

/** Lines before a postposition. */
function linesOf(lines: number): string {
  return lines === 1 ? '1 लाइन' : `${lines} लाइनों`
}
