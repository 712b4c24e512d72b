import { fieldFaults } from '#domain/problem/fault-of.ts'
import type { Fault } from '#domain/problem/faults.ts'
import type { z } from 'zod'
import { languages, type Language } from '#domain/i18n/language.ts'
import { AppError } from '#domain/errors.ts'
import { emptyPlan } from '#domain/delivery/plan.ts'
import { deliveryPlan } from '#domain/delivery/plan-wire.ts'
import { financialYear } from '#domain/invoices/document-number.ts'
import { nextFinancialYear, seriesOf, seriesSchema } from '#domain/invoices/series.ts'
import { sellerSchema } from '#domain/invoices/seller.ts'
import { findOwnWordsIssue } from '#search/lexicon/own-words.ts'
import {
  findWordingIssue,
  firstWording,
  messageTemplates,
  wordingKey,
  wordingSchema,
  type MessageTemplate,
} from '#domain/notifications/message-wording.ts'
import {
  changeReminderSettings,
  firstReminderSettings,
  reminderSettingsSchema,
} from '#domain/payments/reminders/reminder-schedule.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { MAX_WEIGHT_TOLERANCE, WEIGHT_TOLERANCE } from '#domain/cart/weighing.ts'
import { cashSettingsSchema, noCashSettings } from '#domain/store/cash-settings.ts'
import { firstPriceFloors, priceFloorsSchema } from '#domain/store/price-floors.ts'
import { findPreferredBrandsIssue, parsePreferredBrands } from '#domain/catalogue/lists/preferred-brands.ts'
import { findReturnTermsIssue } from '#domain/store/return-terms.ts'
import { findSettingIssue } from '#domain/store/settings.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { bumpCatalogueVersion } from '../../../db/catalogue/catalogue-version.ts'
import type { Queries } from '../../../db/database.ts'
import { readPlan, writePlan } from '../../../db/delivery/delivery-plan.ts'
import { readLastSerials } from '../../../db/invoices/tax-documents.ts'
import { forgetSetting, readSavedSettings, saveSettings } from '../../../db/store/store-settings.ts'
import { readMerchantSettings } from './read-merchant-settings.ts'
import { readSeller } from './read-seller.ts'

/** A setting: who may change it, what is in force, and how a text becomes it. `change` throws `invalid-input`. */
export type SettingKind = {
  readonly permission: Permission
  /** Value in the audit log; undefined while it was never set. */
  readonly read: (queries: Queries) => Promise<unknown>
  readonly change: (queries: Queries, value: string, at: Date) => Promise<void>
  /** Removes the saved value, which leads back to the time before it was first set. */
  readonly forget?: (queries: Queries) => Promise<void>
  /** Place of its versions in the audit log, when not among the settings under its own name; and the permission to see them. */
  readonly log?: { readonly subject: string; readonly subjectId: string; readonly seen: Permission }
}

/** `invalid-input` with the field, which forms name themselves. */
const invalid = (field: string, fault: Fault) =>
  new AppError('invalid-input', { faults: [{ field, ...fault }] })

const seller: SettingKind = {
  permission: 'seller:write',
  read: readSeller,
  change: async (queries, value, at) => {
    const before = await readSeller(queries)
    const changed = parse('seller', sellerSchema.strict(), { ...before, ...parseFields('seller', value) })
    const { series = {} } = await readSavedSettings(queries)
    const year = financialYear(at)
    const isSame =
      JSON.stringify(seriesOf(series, before, year)) === JSON.stringify(seriesOf(series, changed, year))
    if (!isSame && (await hasDocuments(queries, year)))
      throw invalid('seller.invoiceSeries', { code: 'prefix-in-use', year, next: nextFinancialYear(at) })
    await saveSettings(queries, { seller: changed })
  },
}

const series: SettingKind = {
  permission: 'seller:write',
  read: async (queries) => (await readSavedSettings(queries)).series ?? {},
  change: async (queries, value, at) => {
    const before = (await readSavedSettings(queries)).series ?? {}
    const given = parse('series', seriesSchema, parseFields('series', value))
    const firm = await readSeller(queries)
    const [year, next] = [financialYear(at), nextFinancialYear(at)]
    for (const each of new Set([...Object.keys(before), ...Object.keys(given), year, next])) {
      if (JSON.stringify(seriesOf(before, firm, each)) === JSON.stringify(seriesOf(given, firm, each)))
        continue
      if (each !== year && each !== next)
        throw invalid('series', { code: 'series-of-other-years', year, next })
      if (await hasDocuments(queries, each))
        throw invalid('series', { code: 'series-in-use', year: each, next })
    }
    await saveSettings(queries, { series: given })
  },
}

/** Tells whether a tax document has been numbered in a financial year. */
async function hasDocuments(queries: Queries, year: string): Promise<boolean> {
  return (await readLastSerials(queries, year)).size > 0
}

const terms = (name: 'returnTerms' | 'returnTermsHindi'): SettingKind => ({
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries))[name],
  change: async (queries, value) => {
    const issue = findReturnTermsIssue(value)
    if (issue !== null) throw invalid(name, issue)
    await saveSettings(queries, { [name]: value.trim() })
  },
  forget: (queries) => forgetSetting(queries, name),
})

const preferredBrands: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).preferredBrands ?? [],
  change: async (queries, value) => {
    const issue = findPreferredBrandsIssue(value)
    if (issue !== null) throw invalid('preferredBrands', issue)
    await saveSettings(queries, { preferredBrands: parsePreferredBrands(value) })
  },
}

const lowStockLevel: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).lowStockLevel ?? 0,
  change: async (queries, value) => {
    if (!/^\d{1,7}$/.test(value.trim())) throw invalid('lowStockLevel', { code: 'not-whole-units' })
    await saveSettings(queries, { lowStockLevel: Number(value) })
  },
}

const weightTolerance: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).weightTolerance ?? WEIGHT_TOLERANCE,
  change: async (queries, value) => {
    const percent = /^\d{1,2}$/.test(value.trim()) ? Number(value) : Number.NaN
    if (!(percent <= MAX_WEIGHT_TOLERANCE))
      throw invalid('weightTolerance', { code: 'not-between', least: 0, most: MAX_WEIGHT_TOLERANCE })
    await saveSettings(queries, { weightTolerance: percent })
  },
}

const firstStepsHidden: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).firstStepsHidden ?? false,
  change: async (queries, value) => {
    if (value !== 'true' && value !== 'false')
      throw invalid('firstStepsHidden', { code: 'not-true-or-false' })
    await saveSettings(queries, { firstStepsHidden: value === 'true' })
  },
}

const ownWords: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).ownWords ?? '',
  change: async (queries, value) => {
    const issue = findOwnWordsIssue(value)
    if (issue !== null) throw invalid('ownWords', issue)
    await saveSettings(queries, { ownWords: value.trim() })
    // the next question reads the product kinds again
    await bumpCatalogueVersion(queries)
  },
}

const cash: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => ({ ...noCashSettings, ...(await readSavedSettings(queries)).cash }),
  change: async (queries, value) => {
    const fields = { ...(await readSavedSettings(queries)).cash, ...parseFields('cash', value) }
    await saveSettings(queries, {
      cash: parse('cash', cashSettingsSchema, { ...noCashSettings, ...fields }),
    })
  },
}

const reminders: SettingKind = {
  permission: 'settings:write',
  read: async (queries) => (await readSavedSettings(queries)).reminders ?? firstReminderSettings,
  change: async (queries, value, at) => {
    const before = (await readSavedSettings(queries)).reminders ?? firstReminderSettings
    const given = parse('reminders', reminderSettingsSchema, {
      ...before,
      ...parseFields('reminders', value),
    })
    await saveSettings(queries, { reminders: changeReminderSettings(before, given, istDay(at)) })
  },
}

const priceFloors: SettingKind = {
  permission: 'prices:floors',
  read: async (queries) => (await readSavedSettings(queries)).priceFloors ?? firstPriceFloors,
  change: async (queries, value) => {
    const before = (await readSavedSettings(queries)).priceFloors ?? firstPriceFloors
    await saveSettings(queries, {
      priceFloors: parse('priceFloors', priceFloorsSchema, {
        ...before,
        ...parseFields('priceFloors', value),
      }),
    })
  },
  forget: (queries) => forgetSetting(queries, 'priceFloors'),
}

const delivery: SettingKind = {
  permission: 'delivery:write',
  read: async (queries) => (await readPlan(queries, { lock: true })).plan,
  change: async (queries, value) => {
    const { version } = await readPlan(queries, { lock: true })
    const plan = parse('delivery', deliveryPlan, { ...emptyPlan, ...parseFields('delivery', value) })
    await writePlan(queries, { version: version + 1, plan })
  },
  log: { subject: 'delivery', subjectId: 'plan', seen: 'delivery:read' },
}

function message(template: MessageTemplate, language: Language): SettingKind {
  const key = wordingKey(template, language)
  return {
    permission: 'settings:write',
    read: async (queries) =>
      (await readSavedSettings(queries)).messages?.[key] ?? firstWording(template, language),
    change: async (queries, value) => {
      const { messages = {} } = await readSavedSettings(queries)
      const before = messages[key] ?? firstWording(template, language)
      const wording = parse(template, wordingSchema, { ...before, ...parseFields(template, value) })
      const issue = findWordingIssue(template, wording)
      if (issue !== null) throw invalid(template, issue)
      await saveSettings(queries, { messages: { ...messages, [key]: wording } })
    },
  }
}

function ofStore(name: string): SettingKind {
  return {
    permission: 'settings:write',
    read: async (queries) => {
      const settings: Readonly<Record<string, unknown>> = await readMerchantSettings(queries)
      return settings[name]
    },
    change: async (queries, value) => {
      const issue = findSettingIssue(name, value)
      if (issue !== null) throw invalid(name, issue)
      await saveSettings(queries, { [name]: value.trim() })
    },
  }
}

const templates = Object.keys(messageTemplates) as MessageTemplate[]

const special: Readonly<Record<string, SettingKind>> = {
  seller,
  series,
  returnTerms: terms('returnTerms'),
  returnTermsHindi: terms('returnTermsHindi'),
  preferredBrands,
  lowStockLevel,
  weightTolerance,
  firstStepsHidden,
  ownWords,
  cash,
  reminders,
  priceFloors,
  delivery,
  ...Object.fromEntries(
    templates.flatMap((template) =>
      languages.map((language) => [wordingKey(template, language), message(template, language)]),
    ),
  ),
}

/** Subject under which the audit log has the versions of a setting. */
export function versionLog(name: string): { readonly subject: string; readonly subjectId: string } {
  const { subject, subjectId } = settingKind(name).log ?? { subject: 'settings', subjectId: name }
  return { subject, subjectId }
}

/** The setting of a name; one that does not exist refuses every value. */
export function settingKind(name: string): SettingKind {
  return (Object.hasOwn(special, name) ? special[name] : undefined) ?? ofStore(name)
}

function parse<S extends z.ZodType>(name: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid-input', { faults: fieldFaults(parsed.error, name) })
}

function parseFields(name: string, value: string): object {
  try {
    const fields: unknown = JSON.parse(value)
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields
  } catch {
    // reported below
  }
  throw invalid(name, { code: 'not-fields' })
}
