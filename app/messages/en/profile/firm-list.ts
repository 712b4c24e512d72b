/** The firms that a partner's orders were billed to, in their profile. */
export const firmListMessages = {
  title: 'Firms on your invoices',
  gstinOf: (gstin: string) => `GSTIN ${gstin}`,
  intro: 'Offered when you order for an address again. Earlier orders and invoices keep them.',
  introPartner: 'Each is offered for the address it was billed for. Earlier orders and invoices keep them.',
  first: 'Offered first',
  makeFirst: 'Offer first',
  makeFirstLabel: (name: string) => `Offer ${name} first`,
  firstHint: 'The one offered first is for addresses that no firm was billed for yet.',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  together: 'Buy for a firm with several people',
  undo: 'Undo',
  undoLabel: (name: string) => `Undo: keep ${name}`,
}
