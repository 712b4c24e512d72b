import type { checkoutMessages as English } from '#app/messages/en/orders/checkout.ts'
export const checkoutMessages: typeof English = {
  'needs-items': 'आधी कार्टमधील खूण केलेले आयटम दुरुस्त करा.',
  'needs-prices': 'किमती येईपर्यंत थांबा.',
  'needs-address': 'पत्ता जोडा किंवा निवडा.',
  'needs-addresses': 'तुमचे पत्ते उघडेपर्यंत थांबा.',
  'needs-mode': 'पैसे कसे द्यायचे ते निवडा.',
  'title-cart': 'माझे कार्ट',
  'title-changeAddress': 'पत्ता निवडा',
  'title-payment': 'पैसे देण्याची पद्धत निवडा',
  steps: 'ऑर्डरचे टप्पे',
  'step-cart': 'कार्ट',
  'step-changeAddress': 'पत्ता',
  'step-payment': 'पैसे',
  stepDone: 'पूर्ण',
  'button-continue': 'पुढे जा',
  'button-deliver': 'येथे डिलिव्हरी करा',
  'button-pay': 'पैसे द्यायला जा',
  'button-place': 'ऑर्डर करा',
  deliverTo: 'डिलिव्हरी:',
  noAddress: 'डिलिव्हरीचा पत्ता अजून दिलेला नाही',
  change: 'बदला',
  changeAddress: 'डिलिव्हरीचा पत्ता बदला',
  toPay: 'एकूण द्यायचे',
  payment: 'तुम्ही पैसे कसे द्याल?',
  cod: 'डिलिव्हरीच्या वेळी पैसे',
  codDetail: 'माल आल्यावर रोख किंवा UPI ने द्या.',
  cashRefused: (limit) =>
    `कायद्यानुसार एका ऑर्डरसाठी आम्ही ${limit} किंवा जास्त रोख घेऊ शकत नाही. कृपया या ऑर्डरचे पैसे ऑनलाइन द्या.`,
  cashOrdersRefused: (max) =>
    `तुमच्या ${max} रोख ऑर्डर वाटेत आहेत. पैसे न घेता आम्ही इतक्याच पाठवू शकतो. कृपया हिचे पैसे ऑनलाइन द्या, किंवा एक डिलिव्हरी होईपर्यंत थांबा.`,
  cashBlocked: 'सध्या तुमच्या ऑर्डरसाठी आम्ही रोख घेऊ शकत नाही. कृपया ऑनलाइन पैसे द्या, किंवा आम्हाला फोन करा.',
  blockedTitle: 'सध्या आम्ही तुमच्याकडून नव्या ऑर्डर घेऊ शकत नाही',
  blockedText: 'तुमच्या जुन्या ऑर्डर आणि बिले येथेच आहेत. हे सोडवण्यासाठी कृपया आम्हाला फोन करा.',
  cashWarning: (limit, open) =>
    `माल आल्यावर रोख किंवा UPI ने द्या. तुमच्या इतर रोख ऑर्डर ${open} च्या आहेत, आणि कायद्यानुसार एका दिवसात तुमच्याकडून ${limit} पेक्षा कमीच रोख घेता येते: बाकी कृपया UPI ने द्या, किंवा वेगवेगळ्या दिवशी डिलिव्हरी घ्या.`,
  tooLargeTitle: 'एका ऑर्डरसाठी हे खूप मोठे आहे',
  tooManyLines: (lines) =>
    `एका ऑर्डरमध्ये जास्तीत जास्त ${lines} वेगवेगळे आयटम बसतात. काही काढा आणि त्यांची वेगळी ऑर्डर करा.`,
  tooLarge: (limit) =>
    `एक ऑर्डर ${limit} पर्यंतची असू शकते. एका वेळी कमी ऑर्डर करा, किंवा आम्हाला फोन करा, आम्ही व्यवस्था करू.`,
  online: 'ऑनलाइन पैसे द्या',
  onlineDetail: 'UPI, कार्ड किंवा नेट बँकिंग.',
  loginTitle: 'कार्ट पाहण्यासाठी लॉग इन करा',
  loginText: (lines) =>
    lines === 0
      ? 'लॉग इन केल्यावर तुमचे कार्ट येथे असेल.'
      : `तुमच्या कार्टमध्ये ${lines} आयटम ${lines === 1 ? 'आहे' : 'आहेत'}. लॉग इनसाठी आम्ही तुमच्या फोनवर OTP पाठवू.`,
  failedTitle: 'तुमची ऑर्डर झाली नाही',
  failedSafe: 'तुमचे कार्ट आणि पत्ता तसेच आहेत.',
  short: (name, left, quantity) =>
    left === 0
      ? `${name}: स्टॉकमध्ये नाही`
      : `${name}: फक्त ${count(left)} शिल्लक, आणि तुम्ही ${count(quantity)} मागितले आहेत`,
  takeWhatIsLeft: 'शिल्लक आहे तितके घ्या',
  uncertainTitle: 'तुमची ऑर्डर झाली की नाही ते अजून कळलेले नाही',
  uncertainText: '“ऑर्डर करा” पुन्हा दाबा. ऑर्डर दोनदा होणार नाही.',
  successTitle: 'तुमची ऑर्डर झाली!',
  successText: 'माल निघाल्यावर आम्ही तुम्हाला कळवू.',
  order: (number) => `ऑर्डर ${number}`,
  placed: (number) => `ऑर्डर ${number} झाली आहे.`,
  placedPromise: (promise) => ` ${promise}.`,
  viewOrder: (number) => `ऑर्डर ${number} पहा`,
  payNow: 'आता पैसे द्या',
  description: 'तुमचे कार्ट, डिलिव्हरीचा पत्ता आणि पैसे.',
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
