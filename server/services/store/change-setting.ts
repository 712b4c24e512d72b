import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'
import { lockSettings } from '../../db/store/store-settings.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { settingKind, versionLog } from './steps/setting-kinds.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A change of a setting; `version` is the one that its editor saw, 0 before the first. */
export type SettingChange = {
  readonly name: string
  readonly value: string
  readonly version?: number | undefined
}

/**
 * Changes settings of the store (GEN-06), all of them or none; every process then renders its cached pages again. `seller`,
 * `series`, `cash` and the messages take a JSON object of the fields to change, `returnTerms` headings and points
 * (`parseReturnTerms`), `preferredBrands` names (`parsePreferredBrands`), `ownWords` lines (`parseOwnWords`), `lowStockLevel`
 * and `weightTolerance` a whole number, `firstStepsHidden` true or false, `delivery` a plan as JSON. Throws `not-permitted`, `proof-required`,
 * `edit-conflict` when somebody changed one of them since, and `invalid-input` with the reason for an unknown setting or a
 * value it cannot have.
 */
export async function changeSettings(
  { database, now }: Dependencies,
  actor: StaffActor,
  changes: readonly SettingChange[],
): Promise<void> {
  for (const { name } of changes) requirePermission(actor, settingKind(name).permission)
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockSettings(queries)
    for (const { name, value, version } of changes)
      await withSetting(queries, { actor, name, action: 'settings.change', at }, async () => {
        const [latest] = await findAuditEntries(queries, { ...versionLog(name), limit: 1 })
        if (version !== undefined && version !== (latest?.id ?? 0))
          throw new AppError('edit-conflict', latest && { changedBy: latest.actor, changedAt: latest.at })
        await settingKind(name).change(queries, value, at)
      })
  })
}

/**
 * Puts a setting back to what a version left, or to what was there `before` it; that is a change like any other. Throws
 * `not-found` for a version of another setting, and what `changeSettings` throws where it cannot be so any more.
 */
export async function restoreSetting(
  { database, now }: Dependencies,
  actor: StaffActor,
  {
    name,
    version,
    side,
  }: { readonly name: string; readonly version: number; readonly side: 'after' | 'before' },
): Promise<void> {
  const kind = settingKind(name)
  requirePermission(actor, kind.permission)
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockSettings(queries)
    await withSetting(queries, { actor, name, action: 'settings.restore', at }, async () => {
      const [entry] = await findAuditEntries(queries, { ...versionLog(name), before: version + 1, limit: 1 })
      if (entry?.id !== version) throw new AppError('not-found')
      const state = entry[side]
      if (state !== null) await kind.change(queries, textOf(state), at)
      else if (kind.forget !== undefined) await kind.forget(queries)
    })
  })
}

/** A state of the audit log as the text that leads to it. */
function textOf(state: unknown): string {
  if (Array.isArray(state)) return state.join('\n')
  return typeof state === 'string' ? state : JSON.stringify(state)
}

type Change = {
  readonly actor: StaffActor
  readonly name: string
  readonly action: string
  readonly at: Date
}

/** Makes a change of a setting, records it in the audit log and tells every process. An unchanged value leaves no trace. */
async function withSetting(
  queries: Queries,
  { actor, name, action, at }: Change,
  change: () => Promise<void>,
): Promise<void> {
  const { read } = settingKind(name)
  const before = await read(queries)
  await change()
  const after = await read(queries)
  if (JSON.stringify(after) === JSON.stringify(before)) return
  await recordChange(queries, actor, { action, ...versionLog(name), before, after, at })
  await notifyCatalogueChange(queries, name)
}
