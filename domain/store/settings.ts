import type { Fault } from '../problem/faults.ts'
import type { DefaultPromise } from '../delivery/default-promise.ts'

/** The settings of a store that its operator may change. */
export type MerchantSettings = {
  readonly name: string
  /** Text beside the mark; empty for the name. */
  readonly logoWords: string
  readonly tagline: string
  readonly hotline: string
  /** Digits with country code, as messaging links require. */
  readonly whatsapp: string
  readonly location: string
  /** Hours at which somebody answers, such as `Mon–Sat, 9 am – 7 pm`; empty where they are not given. */
  readonly hours: string
  readonly email: string
  /** Person who answers questions and complaints about personal data and orders: a name, a post, or both. */
  readonly grievanceOfficer: string
  readonly androidAppUrl: string
  /** Promise of the store where its delivery plan names no areas; empty where it promises nothing. */
  readonly deliveryPromise: string
} & HindiSettings

/** Texts that pages in Hindi say instead; empty for the same as in English. */
export type HindiSettings = {
  readonly taglineHindi: string
  readonly hoursHindi: string
  readonly locationHindi: string
  readonly deliveryPromiseHindi: string
}

/** The public details of the store, from a single source (GEN-06). */
export type StoreSettings = Omit<MerchantSettings, keyof HindiSettings> & {
  /** The public URL without a trailing slash; empty while the store has none. */
  readonly publicUrl: string
  /** True when a promise is a day that depends on the PIN code (AREA-02); absent where it is `deliveryPromise` everywhere. */
  readonly deliveryAreas?: true
  /** Promise of the plan where no PIN code is known, absent without areas. */
  readonly defaultPromise?: DefaultPromise
  /** The conditions of `deliveryPromise`, once that is in words of the plan. */
  readonly deliveryTerms?: string
  /** True when delivery to some of them costs something. */
  readonly deliveryFees?: true
  /** True when it has offers or coupons, also some that begin later; a page of a store without loads nothing of them (OFFER-01). */
  readonly offers?: true
  /** Per cent by which a load may weigh more or less than was ordered and is still billed as it weighs; absent for `WEIGHT_TOLERANCE`. */
  readonly weightTolerance?: number
  /** True when it can tell customers that products are back in stock (STOCK-03); absent where its provider has no template for that. */
  readonly stockAlerts?: true
}

/** The settings of a new store in English. */
const newStore: Omit<MerchantSettings, keyof HindiSettings> = {
  name: 'Neev',
  logoWords: '',
  tagline: 'Your one-stop shop for all material needs',
  hotline: '+91 124 400 0000',
  whatsapp: '911244000000',
  location: 'Gurugram, India',
  hours: '',
  email: 'help@neev.example',
  grievanceOfficer: 'Our grievance officer',
  androidAppUrl: 'https://play.google.com/store/apps/details?id=in.neev.store',
  deliveryPromise: '',
}

/** The details of a new store without a public URL. */
export const defaultStoreSettings: StoreSettings = { ...newStore, publicUrl: '' }

/** The settings of a new store. */
export const defaultMerchantSettings: MerchantSettings = {
  ...newStore,
  taglineHindi: '',
  hoursHindi: '',
  locationHindi: '',
  deliveryPromiseHindi: '',
}

const formats: Partial<Record<keyof MerchantSettings, readonly [RegExp, Fault]>> = {
  hotline: [/^\+?[\d ()-]{6,20}$/, { code: 'not-a-phone-number' }],
  whatsapp: [/^\d{10,15}$/, { code: 'not-with-country-code' }],
  email: [/^\S+@\S+\.\S+$/, { code: 'not-an-email-address' }],
  androidAppUrl: [/^https:\/\/\S+$/, { code: 'not-an-https-address' }],
}

/** The settings that may be empty, and those that are shorter than the others. */
const optional: readonly string[] = [
  'logoWords',
  'hours',
  'deliveryPromise',
  'taglineHindi',
  'hoursHindi',
  'locationHindi',
  'deliveryPromiseHindi',
] satisfies (keyof MerchantSettings)[]
const maxLengths: Readonly<Record<string, number>> = { logoWords: 24, hours: 80, hoursHindi: 80 }

/** Fault of a value of a setting; null when it is valid. */
export function findSettingIssue(name: string, value: string): Fault | null {
  if (!Object.hasOwn(defaultMerchantSettings, name)) {
    return { code: 'not-a-setting', names: Object.keys(defaultMerchantSettings) }
  }
  const text = value.trim()
  const most = maxLengths[name] ?? 200
  const least = optional.includes(name) ? 0 : 1
  if (text.length < least || text.length > most) return { code: 'not-between', least, most }
  const format = formats[name as keyof MerchantSettings]
  return format === undefined || format[0].test(text) ? null : format[1]
}
