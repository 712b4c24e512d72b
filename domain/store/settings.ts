/** What the store says of itself, from one source (GEN-06). */
export type StoreSettings = {
  readonly name: string
  /** The address people use, without a slash at the end; empty while the store is only reached where it listens. */
  readonly publicUrl: string
  readonly tagline: string
  readonly hotline: string
  /** Digits with country code, as messaging links want them. */
  readonly whatsapp: string
  readonly location: string
  readonly email: string
  readonly androidAppUrl: string
  readonly deliveryPromise: string
  readonly offersOnlinePayment: boolean
}

/** What a new store says until its keeper changes it. */
export const defaultStoreSettings: StoreSettings = {
  name: 'Neev',
  publicUrl: '',
  tagline: 'Your one-stop shop for all material needs',
  hotline: '+91 124 400 0000',
  whatsapp: '911244000000',
  location: 'Gurugram, India',
  email: 'help@neev.example',
  androidAppUrl: 'https://play.google.com/store/apps/details?id=in.neev.store',
  deliveryPromise: 'Delivered within one day',
  offersOnlinePayment: false,
}
