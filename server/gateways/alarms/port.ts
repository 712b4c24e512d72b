/** Something the shopkeeper should look at. It holds no personal data. */
export type Alarm = {
  readonly kind: 'cap-nearly-used' | 'pictures-unavailable' | 'message-without-template'
  /** Topic, one of a few: `sign-in-codes, stranger, 80 %`. */
  readonly subject: string
  readonly details: Readonly<Record<string, number>>
}

/** Tells the shopkeeper. */
export type Alarms = { readonly raise: (alarm: Alarm) => void }
