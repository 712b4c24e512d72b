/** A browser or app in which a partner is logged in. */
export type Device = {
  readonly id: string
  /** The browser and system by its User-Agent, such as `Chrome on Android`; empty when it is not recognised. */
  readonly device: string
  readonly signedInAt: Date
  readonly seenAt: Date
  /** True for the session that makes the request. */
  readonly here: boolean
}

/** A browser or app that signed in to an account for the first time. */
export type NewDevice = Pick<Device, 'device' | 'signedInAt'>
