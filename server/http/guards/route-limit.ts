/** Limits of one route, in each process. */
export type RouteLimit = {
  /** Requests per minute from one network address: an IPv4 address, often shared by thousands, or the /64 of an IPv6 address. */
  readonly perAddress: number
  /** Requests per minute of one signed-in partner; null where nobody signs in. */
  readonly perPartner: number | null
  /** The largest request body, in kB. */
  readonly bodyKb: number
  /** Requests that are worked on at once. */
  readonly atOnce: number
  /** Rows of one lane take turns: so many are worked on at once of all of them together. */
  readonly lane?: 'reading'
  /** Requests that may wait for their turn; one address may hold a quarter of all places, further ones are turned away. */
  readonly waiting: number
  /** Seconds that a request may wait and work before it is answered with 503. */
  readonly withinSeconds: number
  /** The largest answer as sent, in kB. */
  readonly answerKb: number
  /** The answer is a stream of events, which holds its place until it ends. */
  readonly isStream?: true
  /** Wrong coupons that one person may type in ten minutes. */
  readonly wrongCodes?: number
  /** A browser that was sent a code or has signed in is counted by itself, not by its address (SAFE-02). */
  readonly byBrowser?: true
}
