import { AppError } from '#domain/errors.ts'
import { sellerSchema } from '#domain/invoices/seller.ts'
import { findReturnTermsIssue } from '#domain/store/return-terms.ts'
import { findSettingIssue } from '#domain/store/settings.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readSavedSettings, saveSettings } from '../../db/store/store-settings.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { readMerchantSettings } from './steps/read-merchant-settings.ts'
import { readSeller } from './steps/read-seller.ts'

/**
 * Changes one of the store's settings (GEN-06); every process then renders its cached pages anew. `seller`, the firm on
 * invoices, takes a JSON object of the fields to change; `returnTerms` headings and points, see `parseReturnTerms`; `preferredBrands` names with commas,
 * `lowStockLevel` a whole number. Throws `not-permitted`, `proof-required`,
 * and `invalid-input` with the reason for an unknown setting or a value it cannot have.
 */
export async function changeSetting(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  requirePermission(actor, name === 'seller' ? 'seller:write' : 'settings:write')
  await database.queries.transaction().execute(async (queries) => {
    const before = await readSetting(queries, name)
    if (name === 'seller') await changeSeller(queries, value)
    else if (name === 'returnTerms') await changeReturnTerms(queries, value)
    else if (name === 'preferredBrands') await saveSettings(queries, { preferredBrands: parseBrands(value) })
    else if (name === 'lowStockLevel') await saveSettings(queries, { lowStockLevel: parseLevel(value) })
    else {
      const issue = findSettingIssue(name, value)
      if (issue !== null) throw new AppError('invalid-input', `${name} ${issue}`)
      await saveSettings(queries, { [name]: value.trim() })
    }
    await recordChange(queries, actor, {
      action: 'settings.change',
      subject: 'settings',
      subjectId: name,
      before,
      after: await readSetting(queries, name),
      at: now(),
    })
    await notifyCatalogueChange(queries, name)
  })
}

const MAX_BRANDS = 100

/** The brands of a list with commas, the first most preferred; an empty list prefers none. */
function parseBrands(value: string): string[] {
  const brands = value.split(',').map((brand) => brand.trim())
  const named = brands.filter((brand) => brand !== '')
  if (named.length > MAX_BRANDS || named.some((brand) => brand.length > MAX_BRANDS)) {
    throw new AppError('invalid-input', `preferredBrands must be at most ${MAX_BRANDS} names with commas`)
  }
  return named
}

/** From how many units down a variant is low. */
function parseLevel(value: string): number {
  if (!/^\d{1,7}$/.test(value.trim()))
    throw new AppError('invalid-input', 'lowStockLevel must be a whole number of units')
  return Number(value)
}

async function changeSeller(queries: Queries, value: string): Promise<void> {
  const changed = sellerSchema.strict().safeParse({ ...(await readSeller(queries)), ...parseFields(value) })
  if (!changed.success) {
    const issues = changed.error.issues.map(
      ({ path, message }) => `${['seller', ...path].join('.')} ${message}`,
    )
    throw new AppError('invalid-input', issues.join('; '))
  }
  await saveSettings(queries, { seller: changed.data })
}

async function changeReturnTerms(queries: Queries, value: string): Promise<void> {
  const issue = findReturnTermsIssue(value)
  if (issue !== null) throw new AppError('invalid-input', `returnTerms ${issue}`)
  await saveSettings(queries, { returnTerms: value.trim() })
}

function parseFields(value: string): object {
  try {
    const fields: unknown = JSON.parse(value)
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields
  } catch {
    // reported below
  }
  throw new AppError('invalid-input', 'seller must be a JSON object of the fields that change')
}

/** A setting as it is in force; undefined when there is none of that name. */
async function readSetting(queries: Queries, name: string): Promise<unknown> {
  if (name === 'seller') return readSeller(queries)
  if (name === 'returnTerms') return (await readSavedSettings(queries)).returnTerms
  if (name === 'preferredBrands') return (await readSavedSettings(queries)).preferredBrands ?? []
  if (name === 'lowStockLevel') return (await readSavedSettings(queries)).lowStockLevel ?? 0
  const settings: Readonly<Record<string, unknown>> = await readMerchantSettings(queries)
  return settings[name]
}
