import type { Language } from '../i18n/language.ts'
import { defaultMerchantSettings, type HindiSettings, type MerchantSettings } from './settings.ts'

/** The details of a store as its pages in a language show them, which is all of them but those in others. */
export function settingsIn(
  language: Language,
  { taglineHindi, hoursHindi, locationHindi, deliveryPromiseHindi, ...settings }: MerchantSettings,
): Omit<MerchantSettings, keyof HindiSettings> {
  if (language === 'en') return settings
  return {
    ...settings,
    tagline: taglineHindi || saidAtFirst('tagline', settings.tagline),
    hours: hoursHindi || settings.hours,
    location: locationHindi || settings.location,
    grievanceOfficer: saidAtFirst('grievanceOfficer', settings.grievanceOfficer),
    deliveryPromise: deliveryPromiseHindi || settings.deliveryPromise,
  }
}

const firstInHindi = { tagline: 'निर्माण का सारा सामान, एक ही जगह', grievanceOfficer: 'हमारे शिकायत अधिकारी' }

/** A text of a new store is known in Hindi; one that the merchant wrote is said as it is. */
function saidAtFirst(name: keyof typeof firstInHindi, text: string): string {
  return text === defaultMerchantSettings[name] ? firstInHindi[name] : text
}
