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
  /** A browser that was sent a code or has signed in is counted by itself, not by its address (SAFE-02). */
  readonly byBrowser?: true
}

const call = {
  perAddress: 1_200,
  perPartner: null,
  bodyKb: 1,
  atOnce: 32,
  waiting: 256,
  withinSeconds: 10,
  answerKb: 64,
} as const satisfies RouteLimit

/**
 * Reads that take the processor of the thread that answers more than they wait for the database. More of them at once makes
 * none faster, and a cached page and all else that is short waits for as many of them as are ready.
 */
const reading = { lane: 'reading', atOnce: 2 } as const
const ownRead = { ...call, perPartner: 240 } as const
const ownWrite = { ...ownRead, perPartner: 60, bodyKb: 16, withinSeconds: 12 } as const
/** For whoever has a link from a message; nobody guesses one, and many customers may share an address. */
const linkRead = { ...call, perAddress: 120, atOnce: 8, answerKb: 1_000 } as const
const linkWrite = { ...linkRead, perAddress: 60, atOnce: 4, withinSeconds: 12 } as const
const orderWrite = { ...ownWrite, bodyKb: 500, answerKb: 2_000 } as const
const signIn = { ...call, perAddress: 3_000, bodyKb: 16, byBrowser: true } as const
const provider = { ...call, perAddress: 3_000, bodyKb: 1_000, atOnce: 8, withinSeconds: 20 } as const
const catalogueList = {
  ...call,
  perAddress: 240,
  atOnce: 2,
  waiting: 64,
  withinSeconds: 20,
  answerKb: 64_000,
} as const
const pdf = {
  ...ownRead,
  perAddress: 240,
  perPartner: 30,
  atOnce: 2,
  waiting: 16,
  withinSeconds: 20,
  answerKb: 8_000,
} as const
/** Up to fifty orders in one file. */
const prints = { ...pdf, bodyKb: 4, atOnce: 1, waiting: 8, withinSeconds: 60, answerKb: 16_000 } as const
const alone = { atOnce: 1, waiting: 8, withinSeconds: 30, answerKb: 64_000 } as const
const personalData = { ...ownRead, ...alone, perAddress: 120, perPartner: 4 } as const
const deskRead = { ...ownRead, answerKb: 1_000 } as const
const accounts = { ...personalData, perPartner: 20 } as const
const report = { ...accounts, perPartner: 60, atOnce: 2, answerKb: 2_000 } as const
const commission = { ...ownRead, atOnce: 2, waiting: 16, withinSeconds: 20, answerKb: 4_000 } as const
const deskWrite = { ...ownWrite, answerKb: 1_000 } as const
/** Units of an order are named in it, and it is answered. */
const fulfilmentWrite = { ...deskWrite, answerKb: 2_000, bodyKb: 100 } as const
/** A change of a trip is answered with all of them. */
const tripWrite = { ...deskWrite, answerKb: 4_000, atOnce: 4, waiting: 32 } as const
/** Changes of the catalogue wait for each other in the database anyway. */
const catalogueWrite = { ...deskWrite, bodyKb: 250, atOnce: 2, waiting: 32, withinSeconds: 30 } as const
/** Files that staff send: few at once, for each is held in memory. */
const upload = { ...deskWrite, bodyKb: 40_000, atOnce: 1, waiting: 6, withinSeconds: 60 } as const
const file = { ...call, perAddress: 12_000, atOnce: 256, waiting: 1_024, answerKb: 16_000 } as const
const health = { ...call, perAddress: 6_000 } as const

/**
 * The limits of every route, by method and path; the first row that fits a request holds it, and a method that no row of the
 * path has is 405. What the page cache holds is answered before any limit. docs/limits.md shows this table.
 */
export const routeLimits = {
  'GET /api/maincategory/getMainCategory': catalogueList,
  'GET /api/subCategory/getSubCategory': catalogueList,
  'GET /api/shopcategory/getShopCategory': catalogueList,
  'GET /api/products/getProduct': catalogueList,
  'GET /api/products': { ...call, answerKb: 8_000 },
  'GET /api/suggestions': { ...call, ...reading, waiting: 32 },
  'POST /api/quick-order': {
    ...call,
    perAddress: 60,
    bodyKb: 1_000,
    atOnce: 1,
    waiting: 4,
    withinSeconds: 30,
    answerKb: 8_000,
  },
  'PUT /api/quick-order/choices': { ...ownWrite, bodyKb: 100 },
  'POST /api/quick-order/choices/removal': ownWrite,
  'POST /api/quick-order/requests': { ...ownWrite, perPartner: 20, bodyKb: 100 },
  'GET /api/stock-alerts': ownRead,
  'PUT /api/stock-alerts': ownWrite,
  'GET /api/delivery-promise': { ...call, perAddress: 600, atOnce: 16 },
  'POST /api/delivery-promise': { ...call, perAddress: 600, bodyKb: 300, atOnce: 8 },
  'GET /api/login-codes/challenge': signIn,
  'POST /api/login-codes': { ...signIn, withinSeconds: 30 },
  'POST /api/session': signIn,
  'GET /api/session': call,
  'DELETE /api/session': call,
  'GET /api/sessions': ownRead,
  'DELETE /api/sessions/{id}': ownWrite,
  'DELETE /api/sessions': ownWrite,
  'PUT /api/session/name': ownWrite,
  'PUT /api/session/devices-known': ownWrite,
  'GET /api/session/former-account': ownRead,
  'POST /api/session/former-account': ownWrite,
  'GET /auth/verify': ownRead,
  'POST /api/messages/{route}/reports': provider,
  'GET /api/account/consent': ownRead,
  'PUT /api/account/consent': ownWrite,
  'GET /api/account/firms': ownRead,
  'POST /api/account/firms': { ...ownWrite, bodyKb: 100 },
  'POST /api/account/firms/{gstin}/default': ownWrite,
  'DELETE /api/account/firms/{gstin}': ownWrite,
  'GET /api/account/data': personalData,
  'GET /api/account/data.html': personalData,
  'GET /api/account/commission': { ...commission, perPartner: 60 },
  'GET /api/account/erasure': ownRead,
  'POST /api/account/erasure': { ...ownWrite, perPartner: 10 },
  'GET /api/addresses': { ...ownRead, answerKb: 1_000 },
  'POST /api/addresses': { ...ownWrite, answerKb: 1_000 },
  'PUT /api/addresses/default': { ...ownWrite, answerKb: 1_000 },
  'PUT /api/addresses/{id}': { ...ownWrite, answerKb: 1_000 },
  'DELETE /api/addresses/{id}': { ...ownWrite, answerKb: 1_000 },
  'POST /api/orders': orderWrite,
  'GET /api/order-limits': ownRead,
  'GET /api/orders': { ...ownRead, ...reading, answerKb: 32_000 },
  'GET /api/orders/{orderId}': { ...ownRead, answerKb: 2_000 },
  'POST /api/orders/{orderId}/cancel': { ...ownWrite, answerKb: 2_000 },
  'POST /api/orders/{orderId}/reorder': { ...ownWrite, answerKb: 2_000 },
  'GET /api/order-changes/{token}': linkRead,
  'POST /api/order-changes/{token}': linkWrite,
  'GET /api/quotations/{token}': linkRead,
  'POST /api/quotations/{token}': linkWrite,
  'POST /api/quotations/{token}/payment/start': { ...linkWrite, withinSeconds: 20 },
  'POST /api/quotations/{token}/payment': { ...linkWrite, withinSeconds: 20 },
  'GET /api/quotations/{token}/quotation.pdf': { ...pdf, perAddress: 60, perPartner: null },
  'GET /api/payment-links/{token}': linkRead,
  'POST /api/payment-links/{token}/start': { ...linkWrite, withinSeconds: 20 },
  'POST /api/payment-links/{token}/payment': { ...linkWrite, withinSeconds: 20 },
  'POST /api/create-order': orderWrite,
  'POST /api/orders/{orderId}/payment/start': ownWrite,
  'POST /api/orders/{orderId}/payment': { ...ownWrite, answerKb: 2_000 },
  'POST /api/orders/{orderId}/payment/check': { ...ownWrite, answerKb: 2_000 },
  'POST /api/payments/webhook': provider,
  'GET /api/orders/{orderId}/invoice': { ...ownRead, answerKb: 2_000 },
  'GET /api/orders/{orderId}/invoice.pdf': pdf,
  'GET /api/orders/{orderId}/credit-note': { ...ownRead, answerKb: 2_000 },
  'GET /api/orders/{orderId}/credit-note.pdf': pdf,
  'GET /api/desk/session': call,
  'POST /api/desk/session': signIn,
  'POST /api/desk/session/proof': signIn,
  'DELETE /api/desk/session': call,
  'GET /api/desk/today': { ...deskRead, atOnce: 4 },
  'GET /api/desk/today/events': { ...deskRead, atOnce: 64, isStream: true },
  'GET /api/desk/search': { ...deskRead, perPartner: 180, atOnce: 2, waiting: 16, answerKb: 64 },
  'GET /api/desk/orders': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/orders/{orderId}': { ...deskRead, answerKb: 2_000 },
  'POST /api/desk/orders/{orderId}/status': { ...deskWrite, answerKb: 2_000 },
  'POST /api/desk/orders': { ...deskWrite, answerKb: 2_000, bodyKb: 400, atOnce: 4 },
  'GET /api/desk/customers/by-phone': deskRead,
  'GET /api/desk/customers': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/customers/{uid}': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/customers/{uid}/commission': commission,
  'POST /api/desk/customers/{uid}/verification': deskWrite,
  'POST /api/desk/customers/{uid}/activation': deskWrite,
  'POST /api/desk/customers/{uid}/block': deskWrite,
  'POST /api/desk/customers/{uid}/notes': deskWrite,
  'GET /api/desk/customers/{uid}/merge': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/customers/{uid}/merge': {
    ...deskWrite,
    perPartner: 20,
    atOnce: 2,
    waiting: 16,
    withinSeconds: 60,
  },
  'GET /api/desk/customers/{uid}/data.json': personalData,
  'GET /api/desk/customers/{uid}/data.html': personalData,
  'GET /api/desk/customers/{uid}/erasure': deskRead,
  'POST /api/desk/customers/{uid}/erasure': { ...deskWrite, withinSeconds: 60 },
  'POST /api/desk/orders/status': { ...deskWrite, atOnce: 2, waiting: 16, withinSeconds: 60 },
  'POST /api/desk/orders/{orderId}/refund': { ...deskWrite, answerKb: 2_000 },
  'POST /api/desk/orders/{orderId}/fulfilments': fulfilmentWrite,
  'POST /api/desk/orders/{orderId}/fulfilments/{number}/status': fulfilmentWrite,
  'POST /api/desk/orders/{orderId}/cancel-lines': fulfilmentWrite,
  'POST /api/desk/orders/{orderId}/returns': fulfilmentWrite,
  'POST /api/desk/orders/{orderId}/edits/preview': { ...deskWrite, bodyKb: 400, atOnce: 4, answerKb: 1_000 },
  'POST /api/desk/orders/{orderId}/edits': { ...deskWrite, bodyKb: 400, atOnce: 4, answerKb: 2_000 },
  'POST /api/desk/orders/{orderId}/edits/withdrawal': { ...deskWrite, answerKb: 2_000 },
  'POST /api/desk/orders/{orderId}/edits/agreement': { ...deskWrite, answerKb: 2_000 },
  'GET /api/desk/quotations': { ...deskRead, atOnce: 4, waiting: 32, answerKb: 8_000 },
  'POST /api/desk/quotations': { ...deskWrite, answerKb: 2_000, bodyKb: 400, atOnce: 4 },
  'POST /api/desk/quotations/{id}/cancel': { ...deskWrite, atOnce: 4, answerKb: 8_000 },
  'POST /api/desk/quotations/{id}/link': deskWrite,
  'GET /api/desk/quotations/{id}/quotation.pdf': pdf,
  'POST /api/desk/orders/{orderId}/notes': { ...deskWrite, answerKb: 2_000 },
  'POST /api/desk/orders/{orderId}/messages': { ...deskWrite, perPartner: 20, answerKb: 2_000 },
  'GET /api/desk/orders/{orderId}/{kind}': pdf,
  'GET /api/desk/orders/{orderId}/fulfilments/{number}/eway-bill.json': deskRead,
  'POST /api/desk/prints': prints,
  'GET /api/desk/trips': { ...deskRead, answerKb: 4_000, atOnce: 4, waiting: 32 },
  'POST /api/desk/trips': tripWrite,
  'PUT /api/desk/trips/{tripId}': tripWrite,
  'POST /api/desk/trips/{tripId}/start': { ...tripWrite, withinSeconds: 60 },
  'POST /api/desk/trips/{tripId}/close': { ...tripWrite, withinSeconds: 60 },
  'POST /api/desk/trips/{tripId}/removal': tripWrite,
  'GET /api/desk/trips/stops/{stopId}/picture': { ...deskRead, atOnce: 4, waiting: 32, answerKb: 2_000 },
  'GET /api/desk/payments': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/payments/{paymentId}/decision': { ...deskWrite, atOnce: 4, waiting: 32, withinSeconds: 30 },
  'GET /api/desk/cash': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/cash/hand-ins': deskWrite,
  'POST /api/desk/cash/till-entries': deskWrite,
  'GET /api/desk/my-trip': { ...deskRead, answerKb: 4_000 },
  'GET /api/desk/my-trip/stops/{stopId}/challan.pdf': pdf,
  'POST /api/desk/my-trip/stops/{stopId}/picture': { ...upload, bodyKb: 12_000, atOnce: 2, waiting: 12 },
  'POST /api/desk/my-trip/stops/{stopId}': { ...deskWrite, perPartner: 120, bodyKb: 100, withinSeconds: 20 },
  'GET /api/desk/catalogue': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/catalogue-prices': {
    ...deskWrite,
    bodyKb: 200,
    answerKb: 4_000,
    atOnce: 1,
    waiting: 8,
    withinSeconds: 60,
  },
  'POST /api/desk/catalogue/{collection}/status': catalogueWrite,
  'POST /api/desk/catalogue/{collection}/order': catalogueWrite,
  'POST /api/desk/catalogue/{collection}/removal': catalogueWrite,
  'GET /api/desk/catalogue/{collection}': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/catalogue/{collection}': catalogueWrite,
  'GET /api/desk/catalogue/{collection}/{id}': deskRead,
  'PUT /api/desk/catalogue/{collection}/{id}': catalogueWrite,
  'POST /api/desk/catalogue/{collection}/{id}/copy': catalogueWrite,
  'GET /api/desk/scheduled-changes': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/scheduled-changes': { ...catalogueWrite, bodyKb: 100 },
  'PUT /api/desk/scheduled-changes/{id}': { ...catalogueWrite, bodyKb: 100 },
  'POST /api/desk/scheduled-changes/{id}/removal': deskWrite,
  'GET /api/desk/demo': { ...deskRead, atOnce: 2, waiting: 16 },
  'POST /api/desk/demo/removal': { ...catalogueWrite, atOnce: 1, waiting: 4, withinSeconds: 60 },
  'POST /api/desk/pictures': upload,
  'POST /api/desk/pictures/edit': { ...deskWrite, atOnce: 2, waiting: 16, withinSeconds: 30 },
  'GET /api/desk/pictures/edit': deskRead,
  'POST /api/desk/imports/columns': { ...upload, bodyKb: 20_000 },
  'POST /api/desk/imports': { ...upload, bodyKb: 20_000 },
  'GET /api/desk/imports': { ...deskRead, answerKb: 4_000 },
  'POST /api/desk/imports/{id}/apply': { ...catalogueWrite, atOnce: 1, withinSeconds: 240 },
  'POST /api/desk/imports/{id}/undo': { ...catalogueWrite, atOnce: 1, withinSeconds: 240 },
  'GET /api/desk/imports/{id}/pictures': { ...deskRead, perPartner: 1_200 },
  'POST /api/desk/imports/{id}/pictures': deskWrite,
  'GET /api/desk/exports/{file}': {
    ...deskRead,
    perPartner: 30,
    atOnce: 1,
    waiting: 8,
    withinSeconds: 60,
    answerKb: 128_000,
  },
  'GET /api/desk/accounts/gstr1.json': accounts,
  'GET /api/desk/accounts/summary': { ...accounts, perPartner: 60, answerKb: 2_000 },
  'GET /api/desk/reports': report,
  'GET /api/desk/reports.csv': { ...report, answerKb: 16_000 },
  'GET /api/desk/accounts/tally/{file}': accounts,
  'GET /api/desk/accounts/sales-register.csv': accounts,
  'GET /api/desk/accounts/cash-book.csv': accounts,
  'GET /api/desk/accounts/workbooks/{file}': accounts,
  'GET /api/desk/staff': deskRead,
  'POST /api/desk/staff': deskWrite,
  'DELETE /api/desk/staff/{uid}': deskWrite,
  'POST /api/desk/staff/{uid}/sign-out': deskWrite,
  'GET /api/desk/audit': deskRead,
  'GET /api/desk/audit.csv': { ...accounts, answerKb: 32_000 },
  'GET /api/desk/demand': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/list-requests': { ...deskRead, answerKb: 8_000, atOnce: 4, waiting: 32 },
  'GET /api/desk/list-requests/{id}': deskRead,
  'POST /api/desk/list-requests/{id}/answer': deskWrite,
  'GET /api/desk/delivery': deskRead,
  'PUT /api/desk/delivery': { ...deskWrite, bodyKb: 500 },
  'POST /api/desk/delivery/preview': { ...deskWrite, perPartner: 240, bodyKb: 500, atOnce: 4 },
  'GET /api/desk/stock': { ...deskRead, atOnce: 4, waiting: 32 },
  'PUT /api/desk/stock/item': { ...deskWrite, atOnce: 4, waiting: 32 },
  'PUT /api/desk/stock/places': deskWrite,
  'POST /api/desk/stock/changes': { ...deskWrite, bodyKb: 100, atOnce: 4, waiting: 32 },
  'GET /api/desk/stock/movements': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/settings': deskRead,
  'GET /api/desk/first-steps': { ...deskRead, atOnce: 2, waiting: 16 },
  'PUT /api/desk/settings': { ...deskWrite, bodyKb: 100 },
  'PUT /api/desk/settings/{name}': deskWrite,
  'GET /api/desk/settings/{name}/versions': deskRead,
  'POST /api/desk/settings/{name}/restore': deskWrite,
  'GET /api/openapi.json': { ...call, perAddress: 240, answerKb: 1_000 },
  'GET /api/docs': { ...call, perAddress: 240 },
  'GET /api/docs/*': { ...file, perAddress: 240 },
  '* /api/*': call,
  '* /auth/*': call,
  'GET /healthz': health,
  'GET /readyz': health,
  'GET /metrics': { ...call, perAddress: 240, answerKb: 1_000 },
  'GET /assets/*': file,
  'GET /demo/pictures/*': file,
  'GET /media/*': file,
  'GET /favicon.svg': file,
  'GET /favicon.ico': file,
  'GET /apple-touch-icon.png': file,
  'GET /robots.txt': file,
  'GET /manifest.webmanifest': file,
  'GET /simulator/*': { ...call, answerKb: 1_000 },
  'POST /simulator/*': { ...call, bodyKb: 100, answerKb: 1_000 },
  /** Pages and their data: one is rendered while others read, so that a cached page has few to wait for. */
  'GET /*': { ...call, ...reading, perAddress: 600, waiting: 128, answerKb: 4_000 },
} as const satisfies Record<string, RouteLimit>

/** The name of a row, such as `GET /api/orders/{orderId}`. */
export type LimitedRoute = keyof typeof routeLimits
