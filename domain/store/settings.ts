/** What the keeper of a store may say of it. */
export type MerchantSettings = {
  readonly name: string
  readonly tagline: string
  readonly hotline: string
  /** Digits with country code, as messaging links want them. */
  readonly whatsapp: string
  readonly location: string
  readonly email: string
  readonly androidAppUrl: string
  readonly deliveryPromise: string
}

/** What the store says of itself, from one source (GEN-06). */
export type StoreSettings = MerchantSettings & {
  /** The address people use, without a slash at the end; empty while the store is only reached where it listens. */
  readonly publicUrl: string
}

/** What a new store says until its keeper changes it. */
export const defaultMerchantSettings: MerchantSettings = {
  name: 'Neev',
  tagline: 'Your one-stop shop for all material needs',
  hotline: '+91 124 400 0000',
  whatsapp: '911244000000',
  location: 'Gurugram, India',
  email: 'help@neev.example',
  androidAppUrl: 'https://play.google.com/store/apps/details?id=in.neev.store',
  deliveryPromise: 'Delivered within one day',
}

/** The settings of a store that nobody has configured. */
export const defaultStoreSettings: StoreSettings = {
  ...defaultMerchantSettings,
  publicUrl: '',
}

const forms: Partial<Record<keyof MerchantSettings, readonly [RegExp, string]>> = {
  hotline: [/^\+?[\d ()-]{6,20}$/, 'must be a telephone number such as +91 124 400 0000'],
  whatsapp: [/^\d{10,15}$/, 'must be digits with country code such as 911244000000'],
  email: [/^\S+@\S+\.\S+$/, 'must be an e-mail address'],
  androidAppUrl: [/^https:\/\/\S+$/, 'must be an https address'],
}

/** Why a setting cannot be that value, in words that follow its name; null when it can. */
export function findSettingIssue(name: string, value: string): string | null {
  if (!Object.hasOwn(defaultMerchantSettings, name)) {
    return `is none of ${Object.keys(defaultMerchantSettings).join(', ')}`
  }
  const text = value.trim()
  if (text === '' || text.length > 200) return 'must be 1 to 200 characters'
  const form = forms[name as keyof MerchantSettings]
  return form === undefined || form[0].test(text) ? null : form[1]
}
