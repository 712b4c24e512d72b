import { AppError } from '#domain/errors.ts'
import { sellerSchema } from '#domain/invoices/seller.ts'
import { findSettingIssue } from '#domain/store/settings.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readSeller, writeMerchantSetting, writeSeller } from '../../db/store/store-settings.ts'

/**
 * Changes what the store says of itself (GEN-06); every process makes its kept pages anew. `seller`, the firm on invoices,
 * takes a JSON object of the fields that change. Throws `invalid-input` with the reason when there is no such setting
 * or it cannot be that value.
 */
export async function changeSetting(
  { database }: { readonly database: Database },
  name: string,
  value: string,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    if (name === 'seller') await changeSeller(queries, value)
    else {
      const fault = findSettingIssue(name, value)
      if (fault !== null) throw new AppError('invalid-input', `${name} ${fault}`)
      await writeMerchantSetting(queries, name, value.trim())
    }
    await notifyCatalogueChange(queries, name)
  })
}

async function changeSeller(queries: Queries, value: string): Promise<void> {
  const changed = sellerSchema.strict().safeParse({ ...(await readSeller(queries)), ...fieldsOf(value) })
  if (!changed.success) {
    const faults = changed.error.issues.map(
      (issue) => `${['seller', ...issue.path].join('.')} ${issue.message}`,
    )
    throw new AppError('invalid-input', faults.join('; '))
  }
  await writeSeller(queries, changed.data)
}

function fieldsOf(value: string): object {
  try {
    const fields: unknown = JSON.parse(value)
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields
  } catch {
    // said below
  }
  throw new AppError('invalid-input', 'seller must be a JSON object of the fields that change')
}
