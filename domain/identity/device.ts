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
