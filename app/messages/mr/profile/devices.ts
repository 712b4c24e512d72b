import type { newDeviceMessages as EnglishNotice } from '#app/messages/en/profile/devices.ts'
export { deviceMessages } from '#app/messages/en/profile/devices.ts'

/** The notice in a browser that another one signed in to the account. */
export const newDeviceMessages: typeof EnglishNotice = {
  title: 'तुमच्या खात्यात नवे लॉग इन',
  unknown: 'अनोळखी डिव्हाइस',
  signedIn: (device, time) => `${device}, ${time}`,
  more: (count) => `आणि आणखी ${count} डिव्हाइस`,
  text: 'हे तुम्ही केले नसेल, तर सर्व डिव्हाइसवरून लॉग आउट करा. मग पुन्हा लॉग इन करण्यासाठी तुमच्या फोनवर पाठवलेला OTP लागेल.',
  accept: 'हे मीच केले',
  signOut: 'सर्व डिव्हाइसवरून लॉग आउट करा',
  signedOut: 'तुम्ही सर्व डिव्हाइसवरून लॉग आउट झाला आहात.',
}
