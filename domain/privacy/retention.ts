import { KNOWN_DEVICE_LIFETIME_MS, SESSION_IDLE_MS } from '../identity/login-limits.ts'
import { DAY_MS } from '../time/durations.ts'
import { istDay } from '../time/ist-day.ts'

/**
 * Retention of personal data (SAFE-06): the one table that `sweepExpiredData` follows and that `/privacy` shows. Days are counted
 * from when the data arose; sessions from their last use, messages from when they were sent.
 */
export const retention = {
  /** Numbers that codes were sent to, and network addresses that entered wrong ones: as long as limits count them. */
  loginAttempts: { days: 2 },
  /** Signed-in devices that were not used. */
  sessions: { days: SESSION_IDLE_MS / DAY_MS },
  /** Browsers that signed in to an account, by which it is known that a new one is not its owner's. */
  knownDevices: { days: KNOWN_DEVICE_LIFETIME_MS / DAY_MS },
  /** That a message about an order was sent, and whether it arrived. */
  orderMessages: { days: 90 },
  /** That a reminder of what is due on an account, or news of a quotation, was sent. */
  customerMessages: { days: 365 },
  /** Keys by which the repeat of an order finds the first one. */
  orderRepeats: { days: 30 },
  /** Orders, payments and invoices: section 36 of the CGST Act, see `taxRecordsUntil`. */
  taxRecords: { monthsAfterAnnualReturn: 72 },
  /** Pictures of signed challans: as long as a delivery may be disputed. */
  challanPictures: { days: 365 },
  /** Words that were searched for or ordered and found nothing; they are nobody's. */
  unmetDemand: { days: 180 },
  /** Choices of partners for their words, from when they last made them. */
  rememberedChoices: { days: 730 },
  /** Firms that orders were billed to, from when they last were. */
  rememberedFirms: { days: 730 },
  /** Invitations to firms, from their last day. */
  firmInvitations: { days: 60 },
  /** Orders that waited for approval, from their last day. */
  orderApprovals: { days: 60 },
  /** Offers, from the end of their prices. */
  quotations: { days: 90 },
  /** Lines of lists that were sent to the shop. */
  listRequests: { days: 180 },
  /** Quotations that partners made to their own customers, from when they made them. */
  partnerQuotations: { days: 365 },
  /** Requests for a quotation, from when they were made. */
  quotationRequests: { days: 180 },
  /** Notes of staff about customers, from when they were written. */
  customerNotes: { days: 1_095 },
  /** Products that partners wait for until they are in stock again, from when they asked; those they were told of, from then on. */
  stockAlerts: { days: 90 },
} as const

/** The moment before which data of a period of so many days has expired. */
export function expiredBefore({ days }: { readonly days: number }, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/**
 * Until when a tax record of a day has to be kept: 72 months from 31 December after its financial year, when the annual return is
 * due (section 36 with rule 80 of CGST). A record of 5 May 2026 is kept until 31 December 2033.
 */
export function taxRecordsUntil(at: Date): Date {
  // the financial year begins on 1 April, midnight in India
  const [year = 0, month = 1] = istDay(at).split('-').map(Number)
  const begun = month < 4 ? year - 1 : year
  return new Date(Date.UTC(begun + 1 + retention.taxRecords.monthsAfterAnnualReturn / 12, 11, 31, 18, 30))
}

/** The moment before which a tax record no longer has to be kept: the beginning of a financial year. */
export function taxRecordsExpiredBefore(now: Date): Date {
  let begun = now.getUTCFullYear()
  while (taxRecordsUntil(financialYearFrom(begun)).getTime() > now.getTime()) begun -= 1
  return financialYearFrom(begun + 1)
}

/** The first moment of the financial year that begins in a year: 1 April, midnight in India. */
function financialYearFrom(year: number): Date {
  return new Date(Date.UTC(year, 2, 31, 18, 30))
}
