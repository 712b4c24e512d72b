import { z } from 'zod'
import { sellerSchema } from '../invoices/seller.ts'
import { defaultMerchantSettings, type MerchantSettings } from './settings.ts'

const names = Object.keys(defaultMerchantSettings) as [keyof MerchantSettings, ...(keyof MerchantSettings)[]]

/** What the store says about itself, and the firm on its invoices. */
export const deskSettings = z
  .object({
    settings: z.record(z.enum(names), z.string()),
    seller: z.object(sellerSchema.shape),
  })
  .meta({ id: 'DeskSettings' })

export const changeSettingRequest = z
  .object({
    value: z
      .string()
      .max(4000)
      .meta({ description: 'Text; for `seller` a JSON object of the fields to change.' }),
  })
  .meta({ id: 'ChangeSettingRequest' })

export type DeskSettingsWire = z.infer<typeof deskSettings>
