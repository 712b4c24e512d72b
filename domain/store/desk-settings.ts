import type { Seller } from '../invoices/seller.ts'
import type { SeriesByYear, YearSeries } from '../invoices/series.ts'
import type { MessageTemplate, MessageWording } from '../notifications/message-wording.ts'
import type { Language } from '../i18n/language.ts'
import type { ReminderBarrier } from '../payments/reminders/reminder.ts'
import type { ReminderSettings } from '../payments/reminders/reminder-schedule.ts'
import type { Paise } from '../money/paise.ts'
import type { CashSettings } from './cash-settings.ts'
import type { PriceFloors } from './price-floors.ts'
import type { MerchantSettings } from './settings.ts'

/** Everything that is set at the desk, each with its latest version (GEN-06). */
export type DeskSettings = {
  readonly settings: MerchantSettings
  readonly seller: Seller
  /** The text of `parseReturnTerms`; empty until it is written. */
  readonly returnTerms: string
  readonly returnTermsHindi: string
  /** The text of `parsePreferredBrands`. */
  readonly preferredBrands: string
  /** The text of `parseOwnWords`. */
  readonly ownWords: string
  readonly lowStockLevel: number
  /** Whole per cent by which a load may weigh more or less than was ordered. */
  readonly weightTolerance: number
  /** `lawful` is the law's limit in paise. */
  readonly cash: CashSettings & { readonly lawful: Paise | null }
  /** Per cents that staff may go below the public price (PRICE-10). */
  readonly priceFloors: PriceFloors
  readonly reminders: ReminderSettings
  /** Reason that the schedule of reminders sends nothing; null where it can. */
  readonly reminderBarrier: ReminderBarrier | null
  /** Kinds of messages that no provider has a registered text for: none of them is sent. */
  readonly unsentMessages: readonly MessageTemplate[]
  readonly messages: readonly (MessageWording & {
    readonly template: MessageTemplate
    readonly language: Language
  })[]
  readonly series: {
    readonly byYear: SeriesByYear
    /** This financial year and the next. */
    readonly years: readonly (YearSeries & {
      readonly year: string
      readonly nextInvoice: string
      readonly nextCreditNote: string
      /** True while its prefixes can still be changed. */
      readonly isOpen: boolean
    })[]
  }
  /** By the name of the setting; none for those that were never changed. */
  readonly versions: Readonly<
    Record<string, { readonly id: number; readonly at: string; readonly actor: string }>
  >
}
