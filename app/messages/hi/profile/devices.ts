import type {
  deviceMessages as English,
  newDeviceMessages as EnglishNotice,
} from '#app/messages/en/profile/devices.ts'
export const deviceMessages: typeof English = {
  title: 'आपके डिवाइस',
  description: 'जिन डिवाइस पर आप लॉग इन हैं।',
  loginText: 'अपने डिवाइस देखने के लिए कृपया लॉग इन करें।',
  intro: 'आप इन डिवाइस पर लॉग इन हैं। जिसे आप नहीं पहचानते या अब इस्तेमाल नहीं करते, उसे लॉग आउट करें।',
  list: 'डिवाइस',
  loading: 'डिवाइस खुल रहे हैं…',
  failedTitle: 'आपके डिवाइस नहीं खुले',
  unknown: 'अनजान डिवाइस',
  named,
  thisDevice: 'यह डिवाइस',
  lastUsed: (time) => `पिछली बार इस्तेमाल: ${time}`,
  loggedInAt: (time) => `लॉग इन: ${time}`,
  signOut: 'लॉग आउट करें',
  signOutLabel: (device, time) => `${device} से लॉग आउट करें, लॉग इन ${time}`,
  signedOut: (device) => `${device} से लॉग आउट हो गया।`,
  signOutEverywhere: 'सभी डिवाइस से लॉग आउट करें',
}

/** The notice in a browser that another one signed in to the account. */
export const newDeviceMessages: typeof EnglishNotice = {
  title: 'आपके खाते में नया लॉग इन',
  unknown: 'अनजान डिवाइस',
  signedIn: (device, time) => `${named(device)}, ${time}`,
  more: (count) => `और ${count} डिवाइस`,
  text: 'अगर यह आपने नहीं किया, तो सभी डिवाइस से लॉग आउट करें। फिर लॉग इन करने के लिए आपके फ़ोन पर भेजा गया OTP लगेगा।',
  accept: 'यह मैंने ही किया',
  signOut: 'सभी डिवाइस से लॉग आउट करें',
  signedOut: 'आप सभी डिवाइस से लॉग आउट हो गए हैं।',
}

/** “Chrome on Android” as Hindi says it; a browser or a system alone stays as it is. */
function named(device: string): string {
  return device.replace(/^(.+) on (.+)$/, '$2 पर $1')
}
