import { documentNumber, financialYear } from '#domain/invoices/document-number.ts'
import type { Seller } from '#domain/invoices/seller.ts'
import { nextFinancialYear, seriesOf, type YearSeries } from '#domain/invoices/series.ts'
import { languages } from '#domain/i18n/language.ts'
import {
  firstWording,
  messageTemplates,
  wordingKey,
  type MessageTemplate,
} from '#domain/notifications/message-wording.ts'
import { firstReminderSettings } from '#domain/payments/reminders/reminder-schedule.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { WEIGHT_TOLERANCE } from '#domain/cart/weighing.ts'
import { noCashSettings } from '#domain/store/cash-settings.ts'
import { firstPriceFloors } from '#domain/store/price-floors.ts'
import type { DeskSettings } from '#domain/store/desk-settings.ts'
import { formatPreferredBrands } from '#domain/catalogue/lists/preferred-brands.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readLastSerials } from '../../db/invoices/tax-documents.ts'
import { readLawfulCash } from '../../db/orders/receipts.ts'
import { findLatestEntries } from '../../db/staff/audit-log.ts'
import { readSavedSettings, type SavedSettings } from '../../db/store/store-settings.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { findReminderBarrier } from './steps/find-reminder-barrier.ts'
import { merchantSettingsOf } from './steps/read-merchant-settings.ts'
import { readSeller } from './steps/read-seller.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly sms: SmsGateway
  readonly publicUrl: string | null
}

const templates = Object.keys(messageTemplates) as MessageTemplate[]

/** Reads the settings of the desk: the store's texts, the firm on its invoices, and how it works. Throws `not-permitted`. */
export async function readDeskSettings(
  { database: { queries }, now, sms, publicUrl }: Dependencies,
  actor: StaffActor,
): Promise<DeskSettings> {
  requirePermission(actor, 'settings:read')
  const at = now()
  const [saved, seller, lawfulCash, latest] = await Promise.all([
    readSavedSettings(queries),
    readSeller(queries),
    readLawfulCash(queries, istDay(at)),
    findLatestEntries(queries, 'settings'),
  ])
  return {
    settings: merchantSettingsOf(saved),
    seller,
    returnTerms: saved.returnTerms ?? '',
    returnTermsHindi: saved.returnTermsHindi ?? '',
    preferredBrands: formatPreferredBrands(saved.preferredBrands ?? []),
    ownWords: saved.ownWords ?? '',
    lowStockLevel: saved.lowStockLevel ?? 0,
    weightTolerance: saved.weightTolerance ?? WEIGHT_TOLERANCE,
    cash: { ...noCashSettings, ...saved.cash, lawful: lawfulCash },
    priceFloors: saved.priceFloors ?? firstPriceFloors,
    reminders: saved.reminders ?? firstReminderSettings,
    reminderBarrier: findReminderBarrier({ sms, publicUrl }, saved),
    unsentMessages: templates.filter((template) => !sms.hasTemplate(template, saved.messages?.[template])),
    messages: templates.flatMap((template) =>
      languages.map((language) => ({
        template,
        language,
        ...(saved.messages?.[wordingKey(template, language)] ?? firstWording(template, language)),
      })),
    ),
    series: {
      byYear: saved.series ?? {},
      years: await Promise.all(
        [financialYear(at), nextFinancialYear(at)].map((year) =>
          describeYear(queries, { saved, seller, year }),
        ),
      ),
    },
    versions: Object.fromEntries(
      latest.map(({ id, subjectId, at: changedAt, actor: by }) => [
        subjectId,
        { id, at: changedAt, actor: by },
      ]),
    ),
  }
}

type Year = { readonly saved: SavedSettings; readonly seller: Seller; readonly year: string }

/** The prefixes of a year with the numbers that come next; they can be changed while none was given. */
async function describeYear(queries: Queries, { saved, seller, year }: Year) {
  const prefixes = seriesOf(saved.series ?? {}, seller, year)
  const last = await readLastSerials(queries, year)
  const next = (kind: keyof YearSeries) =>
    documentNumber(prefixes[kind], year, (last.get(prefixes[kind]) ?? 0) + 1)
  return {
    year,
    ...prefixes,
    nextInvoice: next('invoice'),
    nextCreditNote: next('creditNote'),
    isOpen: last.size === 0,
  }
}
