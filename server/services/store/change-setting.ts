import { ShopError } from '#domain/errors.ts'
import { settingFault } from '#domain/store/settings.ts'
import { announceChange } from '../../store/catalogue-state.ts'
import type { Database } from '../../store/database.ts'
import { writeKeeperSetting } from '../../store/store-settings.ts'

/**
 * Changes what the store says of itself (GEN-06); every process makes its kept pages anew. Throws `invalid-input` with
 * the reason when there is no such setting or it cannot be that value.
 */
export async function changeSetting(
  { database }: { readonly database: Database },
  name: string,
  value: string,
): Promise<void> {
  const fault = settingFault(name, value)
  if (fault !== null) throw new ShopError('invalid-input', `${name} ${fault}`)
  await database.queries.transaction().execute(async (queries) => {
    await writeKeeperSetting(queries, name, value.trim())
    await announceChange(queries, name)
  })
}
