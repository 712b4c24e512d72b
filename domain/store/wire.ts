import { z } from 'zod'
import { reminderBarriers } from '../payments/reminders/reminder.ts'
import { languages } from '../i18n/language.ts'
import { day, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { auditEntry } from '../staff/wire.ts'
import { messageTemplates, type MessageTemplate } from '../notifications/message-wording.ts'
import { sellerSchema } from '../invoices/seller.ts'
import { priceFloorsSchema } from './price-floors.ts'
import { defaultMerchantSettings, type MerchantSettings } from './settings.ts'

const names = Object.keys(defaultMerchantSettings) as [keyof MerchantSettings, ...(keyof MerchantSettings)[]]

const templates = Object.keys(messageTemplates) as [MessageTemplate, ...MessageTemplate[]]
const paise = z.number().int().nullable()
const yearSeries = z.object({ invoice: z.string(), creditNote: z.string() })

/** Store as it describes itself, the firm on its invoices, and its ways of working. */
export const deskSettings = z
  .object({
    settings: z.record(z.enum(names), z.string()),
    seller: z.object(sellerSchema.shape),
    returnTerms: z.string().meta({ description: 'Empty until they are written.' }),
    returnTermsHindi: z.string().meta({ description: 'Empty for the same as in English.' }),
    preferredBrands: z.string().meta({ example: 'Astral, Asian Paints\ncement: UltraTech, ACC' }),
    ownWords: z.string().meta({ example: 'solvent cement = gond, pipe gum' }),
    lowStockLevel: z.number().int(),
    weightTolerance: z.number().int(),
    cash: z
      .object({
        limit: paise,
        openOrders: z.number().int().nullable(),
        driversCollect: z.boolean().meta({ description: 'Drivers take money on account at their stops.' }),
        lawful: paise,
      })
      .meta({ description: 'Amounts in paise; null where the store, or the law, says nothing.' }),
    priceFloors: priceFloorsSchema.meta({
      description:
        'Hundredths of a per cent below the public price that a role may go; null for as far as they like.',
    }),
    reminders: z
      .object({
        isOn: z.boolean(),
        steps: z.array(z.number().int()).readonly(),
        fromHour: z.number().int(),
        untilHour: z.number().int(),
        isSundayFree: z.boolean(),
        since: day.nullable().meta({ description: 'Day from which steps count.' }),
      })
      .meta({ description: 'Reminders that the store sends by itself, by days after a bill is due.' }),
    reminderBarrier: z
      .enum(reminderBarriers)
      .nullable()
      .meta({ description: 'Why the schedule of reminders sends nothing; null where it can.' }),
    unsentMessages: z
      .array(z.enum(templates))
      .readonly()
      .meta({ description: 'Kinds of messages that no provider has a registered text for.' }),
    messages: z
      .array(
        z.object({
          template: z.enum(templates),
          language: z.enum(languages),
          text: z.string(),
          dltId: z.string(),
          flowId: z.string(),
        }),
      )
      .readonly(),
    series: z.object({
      byYear: z.record(z.string(), yearSeries),
      years: z
        .array(
          yearSeries.extend({
            year: z.string(),
            nextInvoice: z.string(),
            nextCreditNote: z.string(),
            isOpen: z.boolean().meta({ description: 'Whether its prefixes can still be changed.' }),
          }),
        )
        .readonly(),
    }),
    versions: z
      .record(z.string(), z.object({ id: z.number().int(), at: timestamp, actor: z.string() }))
      .meta({ description: 'The latest version by the name of the setting.' }),
  })
  .meta({ id: 'DeskSettings' })

const settingName = z.string().max(40)

/** The most settings that are changed at once. */
const MAX_SETTINGS = 20

const changeSettingRequest = z
  .object({
    value: z.string().max(4000).meta({
      description:
        'Text; for `seller`, `series`, `cash`, `priceFloors`, `reminders` and messages a JSON object of the fields to change.',
    }),
    version: z
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'The version that its editor saw, 0 before the first; another one is refused.' }),
  })
  .meta({ id: 'ChangeSettingRequest' })

const changeSettingsRequest = z
  .object({
    changes: z
      .array(changeSettingRequest.extend({ name: settingName }))
      .min(1)
      .max(MAX_SETTINGS)
      .refine((changes) => new Set(changes.map(({ name }) => name)).size === changes.length, {
        message: 'setting-twice',
      }),
  })
  .meta({ id: 'ChangeSettingsRequest' })

const restoreSettingRequest = z
  .object({
    version: z.number().int().positive(),
    side: z
      .enum(['after', 'before'])
      .meta({ description: 'What the version left, or what was there before it.' }),
  })
  .meta({ id: 'RestoreSettingRequest' })

const settingVersions = z
  .object({
    versions: z.array(auditEntry).readonly().meta({ description: 'The newest first, at most 50.' }),
  })
  .meta({ id: 'SettingVersions' })

const named = z.object({ name: settingName })

export const settingCalls = defineCalls({
  read: { method: 'get', path: '/desk/settings', answer: deskSettings },
  change: {
    method: 'put',
    path: '/desk/settings/{name}',
    params: named,
    body: changeSettingRequest,
    answer: deskSettings,
  },
  changeSeveral: { method: 'put', path: '/desk/settings', body: changeSettingsRequest, answer: deskSettings },
  versions: { method: 'get', path: '/desk/settings/{name}/versions', params: named, answer: settingVersions },
  restore: {
    method: 'post',
    path: '/desk/settings/{name}/restore',
    params: named,
    body: restoreSettingRequest,
    answer: deskSettings,
  },
})

export type SettingVersionsWire = z.infer<typeof settingVersions>
export type DeskSettingsWire = z.infer<typeof deskSettings>
export type ChangeSettingsRequest = z.input<typeof changeSettingsRequest>
export type RestoreSettingRequest = z.input<typeof restoreSettingRequest>
